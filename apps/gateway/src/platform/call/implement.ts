import type { Readable } from 'node:stream'
import type { Call, CallData, CallInput } from '@tradepost/contract'
import type { CallContext } from './call-context.ts'

type Handler<C> = (input: CallInput<C>, context: CallContext) => Promise<CallData<C>>

/** One call of the contract with the function that answers it. */
export interface Implementation {
  call: Call
  handler: (input: never, context: CallContext) => Promise<unknown>
}

/** Ties a handler to its call; the contract decides path, auth, validation and serialisation. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  return { call, handler: handler as Implementation['handler'] }
}

/** The same for a call that answers a stream of events. */
export function implementStream(call: Call, open: (context: CallContext) => Promise<Readable>): Implementation {
  return { call, handler: (_input, context) => open(context) }
}
