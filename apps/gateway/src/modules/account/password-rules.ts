import { Failure } from '../../platform/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

const minLength = 8
const maxLength = 64

/** The rules for a new password: length, two kinds of characters of three, not one everybody uses. */
export function requireGoodPassword(password: string, field: string): void {
  const length = [...password].length
  if (length < minLength || length > maxLength) throw new Failure('password_length', { field })
  const kinds = [/\p{N}/u, /\p{L}/u, /[^\p{N}\p{L}]/u].filter((kind) => kind.test(password)).length
  if (kinds < 2) throw new Failure('password_format', { field })
  if (isCommonPassword(password)) throw new Failure('password_common', { field })
}
