import type { Readable } from 'node:stream'
import type { Call, CallData, CallInput } from '@tradepost/contract'
import type { CallContext } from './call-context.ts'

type Handler<C> = (input: CallInput<C>, context: CallContext) => Promise<CallData<C>>

/** A call of the contract with its handler. */
export interface Implementation {
  call: Call
  handler: (input: never, context: CallContext) => Promise<unknown>
}

/** Connects a handler to its call. The contract decides path, auth, validation and serialisation. */
export function implement<C extends Call>(call: C, handler: Handler<C>): Implementation {
  return { call, handler: handler as Implementation['handler'] }
}

/** Connects a call to a handler that answers with a stream of events. */
export function implementStream(call: Call, open: (context: CallContext) => Promise<Readable>): Implementation {
  return { call, handler: (_input, context) => open(context) }
}
