import { call } from '../../call.ts'
import type * as s from '../../schemas/pass/shared-game.ts'

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
