import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/value-calculator.ts'

export const valueCalculator = call<typeof s.valueCalculator>({
  method: 'GET',
  path: '/product/value-calculator/{product}',
  auth: 'optional',
  tag: 'extension',
  summary: 'What the value of an account of this game can be estimated by.',
  errors: ['not_found'],
  browser: true,
})
export const estimateValue = call<typeof s.estimateValue>({
  method: 'POST',
  path: '/product/value-calculator/{product}',
  auth: 'optional',
  tag: 'extension',
  summary: 'Estimates what an account is worth from accounts that were sold.',
  errors: ['not_found', 'sample_too_small', 'daily_use_limit', 'bad_request'],
  browser: true,
})
