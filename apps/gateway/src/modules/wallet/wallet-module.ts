import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { topUpCall } from './top-up.ts'
import { walletCalls } from './wallet-calls.ts'

/** G Coin, points and coupons of a buyer. */
export const walletModule = (deps: Deps): Implementation[] => [topUpCall(deps), ...walletCalls(deps)]
