import { type Call, calls } from '@tradepost/contract'
import type { CallOptions } from './api.ts'
import { isApiError } from './api-error.ts'

/** The observation of one call. */
export interface CallWatch {
  /** The W3C trace context for the call's header. */
  traceparent?: string | undefined
  /** Receives the HTTP status, or the reason why there is none, such as `timeout`. */
  end: (status: string) => void
}
/** Begins to observe a call, given as `topic.name`. */
export type WatchCall = (name: string) => CallWatch

const names: ReadonlyMap<unknown, string> = new Map(
  Object.entries(calls).flatMap(([topic, group]) =>
    Object.entries(group as Record<string, Call>).map(([name, call]) => [call, `${topic}.${name}`] as const),
  ),
)
export const callName = (call: Call): string => names.get(call) ?? 'unknown'

type Send = (call: Call, input: never, options: CallOptions) => Promise<unknown>

const outcomeOf = (error: unknown): string => {
  if (!isApiError(error)) return 'failed'
  return error.status ? String(error.status) : error.code
}

/** Lets `watchCall` observe every call of a client. A call that was answered from a cache is none. */
export const watchCalls = <S extends Send>(send: S, watchCall: WatchCall): S =>
  (async (call: Call, input: never, options: CallOptions = {}) => {
    const { traceparent, end } = watchCall(callName(call))
    try {
      const answer = await send(call, input, { ...options, traceparent })
      end('200')
      return answer
    } catch (error) {
      end(outcomeOf(error))
      throw error
    }
  }) as S
