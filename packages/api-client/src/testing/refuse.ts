import type { ErrorCode } from '@tradepost/contract'

/** A failure of a call, with a code and a field like those of the gateway. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, field?: string) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.field = field
  }
}

export function refuse(code: ErrorCode, field?: string): never {
  throw new Refusal(code, field)
}
