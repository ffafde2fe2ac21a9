import type { CallInput, calls } from '@tradepost/contract'
import { textOf } from '../read-form.ts'

type Answer = CallInput<typeof calls.factor.provePasskey>['body']['credential']
type NewPasskey = CallInput<typeof calls.factor.confirmPasskey>['body']['credential']

const parse = (form: FormData): unknown => {
  try {
    return JSON.parse(textOf(form, 'passkey'))
  } catch {
    return null
  }
}

/** What the browser answered for a passkey; null if the form has no answer. The gateway checks the rest. */
const passkeyIn = <T>(form: FormData): T | null => {
  const answer = parse(form)
  return typeof answer === 'object' && answer !== null ? (answer as T) : null
}

/** The proof by a passkey. A code that was typed too comes first, because the person wrote it later. */
export const passkeyProofIn = (form: FormData): Answer | null =>
  textOf(form, 'code').trim() ? null : passkeyIn<Answer>(form)

export const newPasskeyIn = (form: FormData): NewPasskey | null => passkeyIn<NewPasskey>(form)
