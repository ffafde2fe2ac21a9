import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { Failure } from '../../../platform/failure/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Requires a new password to have the right length and two of three kinds of characters, and not to be common. */
export function requireGoodPassword(password: string, field: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password) ? 'password_common' : null)
  if (problem) throw new Failure(problem, { field })
}
