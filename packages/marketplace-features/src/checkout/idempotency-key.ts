/** Creates an idempotency key. Call it when a form is rendered, so that submitting the form twice buys once. */
export const newKey = (): string => crypto.randomUUID()
export const isKey = (value: string): boolean => /^[\w-]{8,80}$/.test(value)
