/** The idempotency key of a form, so that submitting twice acts once. A new key if it is missing or malformed. */
export function idempotencyKeyOf(form: FormData): string {
  const key = String(form.get('key') ?? '')
  return /^[\w-]{8,80}$/.test(key) ? key : crypto.randomUUID()
}
