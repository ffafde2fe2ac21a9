import type { ErrorCode } from '@tradepost/contract'

/** Codes of failures without a response from the gateway. `aborted` means that the caller aborted the call. */
export type TransportCode = 'network' | 'timeout' | 'garbage' | 'aborted'

interface ApiErrorDetails {
  status: number
  field?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  path: string
  cause?: unknown
}

/** The error of every failed call. Check `code`, never the message. */
export class ApiError extends Error {
  readonly code: ErrorCode | TransportCode | (string & {})
  readonly details: ApiErrorDetails

  constructor(code: ApiError['code'], message: string, details: ApiErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return this.details.status
  }
}

export const isApiError = (value: unknown, code?: ApiError['code']): value is ApiError =>
  value instanceof ApiError && (code === undefined || value.code === code)

/** True if a call failed because the session has ended. Decided by the code, not by the status. */
export const isSessionOver = (value: unknown): boolean =>
  isApiError(value) && (value.code === 'access_denied' || value.code === 'unauthorized' || value.status === 401)
