const largest = 2n ** 63n - 1n

/** Whether an id of up to 19 digits is one the database can hold; any other simply names nothing. */
export const fitsId64 = (id: string): boolean => /^[0-9]{1,19}$/.test(id) && BigInt(id) <= largest
