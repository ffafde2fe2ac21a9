/** The greatest lengths of users' texts in code points, as server and form count them. */
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

/** The `maxLength` of a field for this many characters: browsers count UTF-16 units, of which a character may need two. */
export const mostTyped = (characters: number): number => 2 * characters

/** The beginning of a text, cut between characters, never within one. */
export const firstCharacters = (text: string, most: number): string => [...text].slice(0, most).join('')
