import type { Call, CallData, CallInput } from '@tradepost/contract'
import type { afterSales, calls, sellerOffers, service } from '@tradepost/contract/calls'
import type { FakeState } from './state.ts'

type Calls = typeof calls
export type Group = keyof Calls
/** The fake stands where a buyer's storefront calls: the other side of the counter talks to the real gateway. */
type Counter = keyof typeof sellerOffers | keyof typeof service | Extract<keyof typeof afterSales, `seller${string}`>

/** What a handler may know beside its input. */
export interface FakeContext {
  state: FakeState
  form?: FormData | undefined
}
type Input<C> = C extends Call ? CallInput<C> : never

/** The fake of one call group: a missing call or a wrong answer is a type error. */
export type GroupHandlers<G extends Group> = {
  [N in Exclude<keyof Calls[G], Counter>]: (
    input: Input<Calls[G][N]>,
    context: FakeContext,
  ) => CallData<Calls[G][N]> | Promise<CallData<Calls[G][N]>>
}
