/** A key made when a form is first shown, so that pressing twice buys once. */
export const newKey = (): string => crypto.randomUUID()
export const isKey = (value: string): boolean => /^[\w-]{8,80}$/.test(value)
