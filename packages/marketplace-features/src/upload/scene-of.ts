import { terminalType, type uploadScenes } from '@tradepost/contract/constants'

/** The scene of an upload: about a rental on a computer or a phone, or anything else after the login. */
export const sceneOf = (rental: boolean, terminal: 1 | 2): (typeof uploadScenes)[number] => {
  if (!rental) return 'login_common'
  return terminal === terminalType.h5 ? 'rent_wap' : 'rent_pc'
}
