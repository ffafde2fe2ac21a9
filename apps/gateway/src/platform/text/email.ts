import { type EmailAddress, readEmailAddress } from '@tradepost/domain/account/email-address'
import { Failure } from '../failure/failure.ts'

export type Email = EmailAddress

/** Checks and normalises an address, or fails with `email_format`. */
export function readEmail(input: string | undefined, field = 'email'): Email {
  const email = readEmailAddress(input ?? '')
  if (!email) throw new Failure('email_format', { field })
  return email
}
