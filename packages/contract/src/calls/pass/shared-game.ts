import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/shared-game.ts'

export const settingPeriod = call<typeof s.settingPeriod>({
  method: 'GET',
  path: '/product/shared-game-setting/getSettingPeriod',
  auth: 'optional',
  tag: 'spec',
  summary: 'Lists the periods that shared games and rentals are sold for.',
  errors: ['tenant_mismatch'],
  browser: true,
})
export const sharedGamePage = call<typeof s.sharedGamePage>({
  method: 'GET',
  path: '/product/shared-game/page',
  auth: 'optional',
  tag: 'extension',
  summary: 'Returns a page of the shared games.',
  errors: ['bad_request'],
  browser: true,
})
export const sharedGameCategories = call<typeof s.sharedGameCategories>({
  method: 'GET',
  path: '/product/shared-game/category',
  auth: 'optional',
  tag: 'extension',
  summary: 'Lists the categories of the shared games with the number of games in each.',
  errors: [],
  browser: true,
})
