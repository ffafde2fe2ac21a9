/** The most characters of what people write, as server and form count them: code points, whatever they are stored in. */
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

/** A field's `maxLength` that lets in so many characters: browsers count UTF-16 units there, of which some need two. */
export const mostTyped = (characters: number): number => 2 * characters

/** The beginning of a text, cut between characters, never within one. */
export const firstCharacters = (text: string, most: number): string => [...text].slice(0, most).join('')
