import { textOf } from '../context/server.ts'

/** The key a form was shown with, or a new one where somebody changed it. */
export function keyOf(form: FormData): string {
  const given = textOf(form, 'key')
  return /^[\w-]{8,80}$/.test(given) ? given : crypto.randomUUID()
}
/** An id of an offer that came with an address or a form. */
export const offerIdIn = (text: string | null): string | null => (text && /^\d{1,19}$/.test(text) ? text : null)
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
