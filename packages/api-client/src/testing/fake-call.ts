import type { Call, CallData, CallInput } from '@tradepost/contract'
import type { calls } from '@tradepost/contract/calls'
import type { FakeState } from './state.ts'

type Calls = typeof calls
export type Group = keyof Calls

/** What a handler may know beside its input. */
export interface FakeContext {
  state: FakeState
  form?: FormData | undefined
}
type Input<C> = C extends Call ? CallInput<C> : never

/** The fake of one call group: a missing call or a wrong answer is a type error. */
export type GroupHandlers<G extends Group> = {
  [N in keyof Calls[G]]: (
    input: Input<Calls[G][N]>,
    context: FakeContext,
  ) => CallData<Calls[G][N]> | Promise<CallData<Calls[G][N]>>
}
