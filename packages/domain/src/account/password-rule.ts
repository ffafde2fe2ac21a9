export const passwordLength = { min: 8, max: 64 } as const

/** Marks belong to the letters they stand on; whatever is neither number nor letter is a symbol, a space too. */
const kinds = [/\p{N}/u, /[\p{L}\p{M}]/u, /[^\p{N}\p{L}\p{M}]/u]

/** A password as it is counted and hashed: composed, whatever the keyboard sent. */
export const normalPassword = (password: string): string => password.normalize('NFC')

/** The first problem of a new password; null without one. Length is counted in code points. */
export function passwordProblem(password: string): 'password_length' | 'password_format' | null {
  const normal = normalPassword(password)
  const { length } = [...normal]
  if (length < passwordLength.min || length > passwordLength.max) return 'password_length'
  return kinds.filter((kind) => kind.test(normal)).length < 2 ? 'password_format' : null
}
