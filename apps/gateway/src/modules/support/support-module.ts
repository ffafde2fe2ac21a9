import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { customerCall } from './customer-page.ts'
import { orderPageCall } from './order-page.ts'
import { searchCall } from './search.ts'

/** The calls by which support looks after customers. */
export const supportModule = (deps: Deps): Implementation[] => [
  searchCall(deps),
  customerCall(deps),
  orderPageCall(deps),
]
