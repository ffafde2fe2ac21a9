import type { Call, CallData, CallInput, calls } from '@tradepost/contract'
import type { FakeState } from './state.ts'

type Calls = typeof calls
export type Topic = keyof Calls
/** The fake answers a buyer's storefront; sellers and staff talk to the real gateway. */
type LeftOut =
  | Exclude<keyof Calls['seller'], 'sellerStore' | 'sellerOnline'>
  | keyof Calls['staff']
  | 'sellerAnswerRefund'
  | 'sellerReplyReview'

/** What a handler may know beside its input. */
export interface FakeContext {
  state: FakeState
  form?: FormData | undefined
}
type Input<C> = C extends Call ? CallInput<C> : never

type Handler<C> = (input: Input<C>, context: FakeContext) => CallData<C> | Promise<CallData<C>>
type OfTopic<T extends Topic> = { [N in Exclude<keyof Calls[T], LeftOut>]: Handler<Calls[T][N]> }
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

/** The fake of one topic or several: a missing call or a wrong answer is a type error. */
export type Handlers<T extends Topic> = Together<T extends Topic ? OfTopic<T> : never>
