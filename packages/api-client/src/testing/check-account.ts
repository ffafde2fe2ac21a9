import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { demoCode } from './fixtures/user.ts'
import { refuse } from './refuse.ts'
import { emailSentinel } from './sentinels.ts'

export const checkEmail = (value: string) => {
  const code = emailSentinel(value)
  if (code && code !== 'price_changed' && code !== 'payment_failed') refuse(code, 'email')
  if (!readEmailAddress(value)) refuse('email_format', 'email')
}
export function checkPassword(password: string, field: string) {
  const problem = passwordProblem(password)
  if (problem) refuse(problem, field)
  if (/^password\d*$/i.test(password)) refuse('password_common', field)
}
export const checkCode = (code = '') => {
  if (code !== demoCode) refuse('code_wrong', 'code')
}
