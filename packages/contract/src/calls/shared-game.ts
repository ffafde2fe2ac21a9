import { call } from '../call.ts'
import type * as s from '../schemas/shared-game.ts'

export const settingPeriod = call<typeof s.settingPeriod>({
  method: 'GET',
  path: '/product/shared-game-setting/getSettingPeriod',
  auth: 'optional',
  tag: 'spec',
  summary: 'The periods a shared game or a rental is given for.',
  errors: ['tenant_mismatch'],
  browser: true,
})
export const sharedGamePage = call<typeof s.sharedGamePage>({
  method: 'GET',
  path: '/product/shared-game/page',
  auth: 'optional',
  tag: 'extension',
  summary: 'A page of the shared library.',
  errors: ['bad_request'],
  browser: true,
})
export const sharedGameCategories = call<typeof s.sharedGameCategories>({
  method: 'GET',
  path: '/product/shared-game/category',
  auth: 'optional',
  tag: 'extension',
  summary: 'The categories of the shared library with their number of games.',
  errors: [],
  browser: true,
})
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
