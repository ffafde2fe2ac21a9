/** Maximum lengths of users' texts in code points. Servers and forms both count code points. */
export const textLimits = {
  nickName: 40,
  refundReason: 2000,
  statement: 4000,
  review: 2000,
  complaint: 2000,
  report: 2000,
  message: 2000,
  keyword: 144,
} as const

export const lengthOf = (text: string): number => [...text].length

/** `maxLength` of an HTML field for this many characters: browsers count UTF-16 units, up to two per character. */
export const mostTyped = (characters: number): number => 2 * characters

/** Returns the first `most` code points of a text. */
export const firstCharacters = (text: string, most: number): string => [...text].slice(0, most).join('')
