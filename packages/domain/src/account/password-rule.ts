export const passwordLength = { min: 8, max: 64 } as const

/** Numbers, letters with their accents, and symbols: everything else, including spaces. */
const kinds = [/\p{N}/u, /[\p{L}\p{M}]/u, /[^\p{N}\p{L}\p{M}]/u]

/** The composed form of a password, which is checked and hashed: keyboards send accents in different forms. */
export const normalPassword = (password: string): string => password.normalize('NFC')

/** The first problem of a new password, or null. Length is counted in code points. */
export function passwordProblem(password: string): 'password_length' | 'password_format' | null {
  const normal = normalPassword(password)
  const { length } = [...normal]
  if (length < passwordLength.min || length > passwordLength.max) return 'password_length'
  return kinds.filter((kind) => kind.test(normal)).length < 2 ? 'password_format' : null
}
