import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { Failure } from '../../../platform/failure/failure.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The rules for a new password: length, two kinds of characters of three, not one everybody uses. */
export function requireGoodPassword(password: string, field: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password) ? 'password_common' : null)
  if (problem) throw new Failure(problem, { field })
}
