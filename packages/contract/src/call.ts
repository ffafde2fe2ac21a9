import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: `none` never carries Authorization, `optional` uses it when there is one, `buyer`, `seller` (of a
 * shop) and `service` (customer service) require it and what the account is, `client` requires the confidential client credential, `signature` proves itself (webhooks).
 */
export type Auth = 'none' | 'optional' | 'buyer' | 'seller' | 'service' | 'client' | 'signature'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The schemas of one call; only servers, the fake and the documentation import them as values. */
export interface CallSchemas {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  data: TSchema
}

/** One gateway call, small enough for the browser bundle: its schemas exist at this place as types only. */
export interface Call<S extends CallSchemas = CallSchemas> {
  readonly method: Method
  /** Path with `{name}` segments, as the specification writes it. */
  readonly path: string
  readonly auth: Auth
  /** `spec` calls are named by the specification, `extension` calls are ours. */
  readonly tag: 'spec' | 'extension'
  readonly summary: string
  readonly errors: readonly ErrorCode[]
  /** Tracking calls never carry Authorization and never report their own failure. */
  readonly tracking?: true
  /** The caller must send an Idempotency-Key, or the gateway derives one. */
  readonly idempotent?: true
  /** The request is multipart/form-data with a `file` part. */
  readonly multipart?: true
  /** The answer is `data` itself, without the envelope. */
  readonly bare?: true
  /** The answer is text/event-stream; `data` describes the data of one event. */
  readonly stream?: true
  /** The browser may reach this call through the storefront's pass-through. */
  readonly browser?: true
  readonly __schemas?: S
}

type Part<S extends CallSchemas, K extends 'params' | 'query' | 'body'> = S[K] extends TSchema
  ? Record<never, never> extends Static<S[K]>
    ? { [P in K]?: Static<S[K]> }
    : { [P in K]: Static<S[K]> }
  : Record<never, never>

/** What a caller passes: `params`, `query` and `body`, as far as the call has them. */
export type CallInput<C> = C extends Call<infer S> ? Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> : never
/** What the call answers in `data` when its code is '0000'. */
export type CallData<C> = C extends Call<infer S> ? Static<S['data']> : never

/** Declares a call; the type argument ties it to its schemas without importing them. */
export function call<S extends CallSchemas>(definition: Omit<Call<S>, '__schemas'>): Call<S> {
  return definition
}
