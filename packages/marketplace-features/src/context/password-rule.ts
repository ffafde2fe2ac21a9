export const passwordLength = { min: 8, max: 64 } as const
/** "8–64", for hints and messages. */
export const passwordRange = `${passwordLength.min}–${passwordLength.max}`
