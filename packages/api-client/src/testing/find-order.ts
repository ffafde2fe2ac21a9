import type { OrderDetail } from '@tradepost/contract'
import type { FakeContext } from './fake-call.ts'
import { refuse } from './refuse.ts'
import { endingSentinel } from './sentinels.ts'

/** The order with an id, or the failure that the ending of the id requests. */
export function orderOf({ state }: FakeContext, id: string): OrderDetail {
  const failure = endingSentinel(id)
  if (failure) refuse(failure)
  return state.orders.find((order) => order.id === id) ?? refuse('not_found')
}
