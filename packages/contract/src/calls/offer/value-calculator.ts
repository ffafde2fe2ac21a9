import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/value-calculator.ts'

export const valueCalculator = call<typeof s.valueCalculator>({
  method: 'GET',
  path: '/product/value-calculator/{product}',
  auth: 'optional',
  tag: 'extension',
  summary: 'Returns the attributes by which the value of an account of a game can be estimated.',
  errors: ['not_found'],
  browser: true,
})
export const estimateValue = call<typeof s.estimateValue>({
  method: 'POST',
  path: '/product/value-calculator/{product}',
  auth: 'optional',
  reads: true,
  tag: 'extension',
  summary: 'Estimates the value of an account from the prices of accounts that were sold.',
  errors: ['not_found', 'sample_too_small', 'daily_use_limit', 'bad_request'],
  browser: true,
})
