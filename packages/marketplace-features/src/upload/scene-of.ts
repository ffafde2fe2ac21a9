import { terminalType, type uploadScenes } from '@tradepost/contract/constants'

/** The `scene` of an upload: a rental on desktop or phone, or anything else. */
export const sceneOf = (rental: boolean, terminal: 1 | 2): (typeof uploadScenes)[number] => {
  if (!rental) return 'login_common'
  return terminal === terminalType.h5 ? 'rent_wap' : 'rent_pc'
}
