export const passwordLength = { min: 8, max: 64 } as const

/** The kinds of characters: numbers, letters with their accents, and all others, including spaces. */
const kinds = [/\p{N}/u, /[\p{L}\p{M}]/u, /[^\p{N}\p{L}\p{M}]/u]

/** The NFC form of a password. Check and hash only this form, because keyboards send accents in different forms. */
export const normalPassword = (password: string): string => password.normalize('NFC')

/** Returns the first problem of a new password, or null. Counts the length in code points. */
export function passwordProblem(password: string): 'password_length' | 'password_format' | null {
  const normal = normalPassword(password)
  const { length } = [...normal]
  if (length < passwordLength.min || length > passwordLength.max) return 'password_length'
  return kinds.filter((kind) => kind.test(normal)).length < 2 ? 'password_format' : null
}
