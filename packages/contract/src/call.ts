import type { PlatformPermission, SellerPermission, StaffPermission } from '@tradepost/domain/permission/permissions'
import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * Authentication of a call. `none`: the call never sends an Authorization header. `optional`: the header is used if
 * present. `buyer`, `seller`, `staff`: the header is required, with the access token of an account of this kind.
 * `client`: the confidential client credential is required. `signature`: the call is a signed webhook.
 */
export type Auth = 'none' | 'optional' | 'buyer' | 'seller' | 'staff' | 'client' | 'signature'
/** The permission that a call with this `auth` needs; calls of other kinds need none. */
interface PermissionOf {
  staff: StaffPermission | PlatformPermission
  seller: SellerPermission
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The schemas of one call. Only servers, the fake gateway and the documentation import schemas as values. */
export interface CallSchemas {
  params?: TSchema
  query?: TSchema
  body?: TSchema
  data: TSchema
}

/** One gateway call. Refers to its schemas as types only, which keeps the browser bundle small. */
export interface Call<S extends CallSchemas = CallSchemas> {
  readonly method: Method
  /** Path with `{name}` segments, in the notation of the specification. */
  readonly path: string
  readonly auth: Auth
  /** `spec` calls are named in the specification, `extension` calls are additions. */
  readonly tag: 'spec' | 'extension'
  /** What the caller's role must allow. Every call of sellers and staff names it, and no other call. */
  readonly permission?: StaffPermission | PlatformPermission | SellerPermission
  /** A POST call that changes nothing. Calls that are not marked, except with GET, are recorded in the audit log. */
  readonly reads?: true
  readonly summary: string
  readonly errors: readonly ErrorCode[]
  /** A tracking call. Storefronts send it without Authorization header and do not report its failure. */
  readonly tracking?: true
  /** The call accepts an Idempotency-Key header. Without the header, the gateway derives the key from the request. */
  readonly idempotent?: true
  /** The request is multipart/form-data with a `file` part. */
  readonly multipart?: true
  /** The response body is `data` without the envelope. */
  readonly bare?: true
  /** The response is text/event-stream. The schema `data` describes the data of one event. */
  readonly stream?: true
  /** The browser may make this call through the storefront's `/api` proxy. */
  readonly browser?: true
  readonly __schemas?: S
}

type Part<S extends CallSchemas, K extends 'params' | 'query' | 'body'> = S[K] extends TSchema
  ? Record<never, never> extends Static<S[K]>
    ? { [P in K]?: Static<S[K]> }
    : { [P in K]: Static<S[K]> }
  : Record<never, never>

/** Input of a call: those of `params`, `query` and `body` that its schemas declare. */
export type CallInput<C> = C extends Call<infer S> ? Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> : never
/** The type of `data` in a response with the code '0000'. */
export type CallData<C> = C extends Call<infer S> ? Static<S['data']> : never

type Definition = Omit<Call, '__schemas' | 'auth' | 'permission'> &
  (
    | {
        readonly [A in keyof PermissionOf]: { readonly auth: A; readonly permission: PermissionOf[A] }
      }[keyof PermissionOf]
    | { readonly auth: Exclude<Auth, keyof PermissionOf>; readonly permission?: never }
  )

/** Declares a call. The type argument gives the call the types of its schemas without a runtime import of them. */
export function call<S extends CallSchemas>(definition: Definition): Call<S> {
  return definition as Call<S>
}
