import { terminalType, type uploadScenes } from '@tradepost/contract/constants'

/** The `scene` parameter of an upload: a rental on desktop, a rental on a phone, or the default. */
export const sceneOf = (rental: boolean, terminal: 1 | 2): (typeof uploadScenes)[number] => {
  if (!rental) return 'login_common'
  return terminal === terminalType.h5 ? 'rent_wap' : 'rent_pc'
}
