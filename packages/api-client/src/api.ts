import type { Call, CallData, CallInput } from '@tradepost/contract'

interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The multipart body of an upload. */
  form?: FormData
  /** The name of the file in which the person saves the answer. The gateway records it. */
  savedAs?: string
  /** The W3C trace context of this call, for a client whose `headers` send it. */
  traceparent?: string | undefined
}
type Args<C> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/** Makes one call of the contract and returns its data. Throws an ApiError on every failure. */
export type Api = <C extends Call>(call: C, ...args: Args<C>) => Promise<CallData<C>>
export type { CallOptions }
