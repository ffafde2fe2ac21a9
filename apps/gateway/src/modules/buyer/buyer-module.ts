import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { tickHandoverCall } from '../delivery/handover.ts'
import { correctInputsCall } from './correct-inputs.ts'
import { orderCalls } from './order-calls.ts'
import { getPurchaseCall } from './purchase-calls.ts'

/** A buyer's purchases and orders. */
export const buyerModule = (deps: Deps): Implementation[] => [
  getPurchaseCall(deps),
  ...orderCalls(deps),
  correctInputsCall(deps),
  tickHandoverCall(deps),
]
