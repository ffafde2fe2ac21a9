/** An id of an offer that came with an address or a form. */
export const offerIdIn = (text: string | null): string | null => (text && /^\d{1,19}$/.test(text) ? text : null)
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
