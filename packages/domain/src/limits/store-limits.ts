/** The bounds of what a seller states about the store. */
export const storeLimits = {
  /** Characters of the words in one language. */
  about: 2000,
} as const
