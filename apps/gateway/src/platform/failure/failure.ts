import { type ErrorCode, errorStatus } from '@tradepost/contract'

interface FailureDetails {
  /** The invalid field of the request. */
  field?: string
  retryAfterSeconds?: number
  /** Values for the placeholders of the localised text. */
  values?: Record<string, string | number>
  cause?: unknown
}

/** The only error that becomes an answer to the caller. Its text is looked up by code in the caller's language. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'Failure'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
