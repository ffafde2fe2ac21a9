import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { preOrderCall } from './pre-order.ts'

/** From a cart, or an offer, to orders that wait to be paid. */
export const checkoutModule = (deps: Deps): Implementation[] => [preOrderCall(deps)]
