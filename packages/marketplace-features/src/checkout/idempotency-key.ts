/** A new idempotency key. Made when a form is rendered, so that submitting it twice buys once. */
export const newKey = (): string => crypto.randomUUID()
export const isKey = (value: string): boolean => /^[\w-]{8,80}$/.test(value)
