import type { LoginResponse } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { readNickName } from '@tradepost/domain/account/nick-name'
import { passwordProblem } from '@tradepost/domain/account/password-rule'
import type { Handlers, Topic } from '../fake-call.ts'
import { demoCode, demoEmail, demoPassword } from '../fixtures/user.ts'
import { refuse } from '../refuse.ts'
import { emailSentinel } from '../sentinels.ts'
import type { FakeState } from '../state.ts'
import { accountGuard } from './account-guard.ts'
import { accountSignIn } from './account-sign-in.ts'
import { refreshToken, renewed } from './tokens.ts'

const email = (value: string) => {
  const code = emailSentinel(value)
  if (code && code !== 'price_changed' && code !== 'payment_failed') refuse(code, 'email')
  if (!readEmailAddress(value)) refuse('email_format', 'email')
}
function checkPassword(password: string, field: string) {
  const problem = passwordProblem(password)
  if (problem) refuse(problem, field)
  if (/^password\d*$/i.test(password)) refuse('password_common', field)
}
const checkCode = (code = '') => {
  if (code !== demoCode) refuse('code_wrong', 'code')
}

function signIn(state: FakeState, address: string): LoginResponse {
  state.signedIn = true
  state.user = { ...state.user, email: { email: address } }
  return renewed(state)
}

export const account = {
  ...accountGuard,
  ...accountSignIn(signIn),
  verifyCode({ body }) {
    email(body.email)
    return { resendAfterSeconds: 60 }
  },
  verifyCodeCheck({ body }) {
    checkCode(body.code)
    return { ticket: `ticket:${body.email}` }
  },
  oauthToken({ body }, { state }) {
    const address = body.email ?? demoEmail
    switch (body.grantType) {
      case 'password':
        email(address)
        if (body.password !== demoPassword) refuse('credentials_wrong', 'password')
        return signIn(state, address)
      case 'captcha':
        email(address)
        checkCode(body.code)
        if (body.newPassword !== undefined) checkPassword(body.newPassword, 'newPassword')
        return signIn(state, address)
      case 'refresh_token':
        if (body.refreshToken !== refreshToken) refuse('invalid_grant')
        return signIn(state, address)
      case 'authorization_code':
      case 'open_login':
        if (!body.openType) refuse('data_error', 'openType')
        if (!body.openId?.startsWith('fake-open-id') && !body.callback?.includes('code=')) refuse('invalid_grant')
        return signIn(state, address)
      default:
        return refuse('unsupported_grant', 'grantType')
    }
  },
  revokeSession(_input, { state }) {
    state.signedIn = false
    return {}
  },
  userBaseInfo: (_input, { state }) => state.user,
  updateProfile({ body = {} }, { state }) {
    if (body.nickName !== undefined && readNickName(body.nickName) === null) refuse('format_error', 'nickName')
    state.user = { ...state.user, ...body }
    return state.user
  },
  resetPassword({ body }, { state }) {
    if (body.ticket !== `ticket:${body.email}`) refuse('code_wrong', 'code')
    checkPassword(body.password, 'password')
    state.signedIn = false
    return {}
  },
  changePassword({ body }, { state }) {
    if (body.oldPassword !== demoPassword) refuse('credentials_wrong', 'oldPassword')
    checkPassword(body.newPassword, 'newPassword')
    return { session: renewed(state) }
  },
} satisfies Partial<Handlers<Topic>>
