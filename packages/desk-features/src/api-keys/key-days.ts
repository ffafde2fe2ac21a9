/** The days for which a key may be valid. A key may also be valid until it is revoked. */
export const keyDays = [30, 90, 365] as const
