import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { preOrderCall } from './pre-order.ts'

/** Turns a cart or an offer into orders that await payment. */
export const checkoutModule = (deps: Deps): Implementation[] => [preOrderCall(deps)]
