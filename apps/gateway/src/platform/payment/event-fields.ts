/** An id or code of a provider (event, session, failure): printable ASCII, short enough for an index. */
export const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)

/** An amount in minor units. */
export const isMinor = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A tenant id that fits the column. */
export const isTenantId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 2_147_483_647

export const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value)
