import type { ErrorCode } from '@tradepost/contract'

/** Failures that never reached a coded answer; `aborted` is the caller's own doing. */
export type TransportCode = 'network' | 'timeout' | 'garbage' | 'aborted'

interface ApiErrorDetails {
  status: number
  field?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  path: string
  cause?: unknown
}

/** The one error of every call; branch on `code`, never on the message. */
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

/** Whether a call failed because nobody is signed in any more: the code says so, whatever status it came with. */
export const isSessionOver = (value: unknown): boolean =>
  isApiError(value) && (value.code === 'access_denied' || value.code === 'unauthorized' || value.status === 401)
