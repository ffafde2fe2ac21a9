import { checkCode, checkEmail, checkPassword } from '../../check-account.ts'
import type { Handlers } from '../../fake-call.ts'
import { demoEmail, demoPassword } from '../../fixtures/user.ts'
import { refuse } from '../../refuse.ts'
import { beginSession, refreshToken, renewed } from '../../session.ts'
import type { FakeState } from '../../state.ts'

const inSeconds = (state: FakeState, seconds: number) => new Date(state.now().getTime() + seconds * 1000).toISOString()
const sessionId = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'
const otherSession = '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae'
const key = 'fake'.padEnd(43, 'x')
const openId = { openId: `fake-open-id-${key}`, expiresIn: 300 }

export const signIn: Handlers<'signIn'> = {
  signInMethods: (_input, { state }) => ({
    email: state.user.email.email,
    hasPassword: state.user.hasPassword,
    identities: [
      {
        openType: 'Google',
        name: state.user.nickName,
        linkedAt: state.user.createdAt,
        lastUsedAt: state.user.createdAt,
      },
    ],
    freshUntil: inSeconds(state, 600),
  }),
  stepUp({ body = {} }, { state }) {
    if (body.password !== undefined && body.password !== demoPassword) refuse('credentials_wrong', 'password')
    if (body.ticket !== undefined && !body.ticket.startsWith('ticket:')) refuse('code_wrong', 'ticket')
    return { session: renewed(state), freshUntil: inSeconds(state, 600) }
  },
  sessionList: (_input, { state }) =>
    [sessionId, otherSession].map((id) => ({
      sessionId: id,
      current: id === sessionId,
      startedAt: inSeconds(state, -3600),
      lastUsedAt: inSeconds(state, -60),
      endsAt: inSeconds(state, 86_400),
      remembered: id === sessionId,
      signedInBy: 'password',
      ip: '192.0.2.1',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    })),
  endSession: ({ body }) => {
    if (body.sessionId !== sessionId && body.sessionId !== otherSession) refuse('not_found', 'sessionId')
    return {}
  },
  endOtherSessions: () => ({ ended: 1 }),
  linkIdentity: () => ({}),
  unlinkIdentity: () => ({}),
  identityProviders: () => ({
    providers: [
      { openType: 'Google', clientId: 'fake-google-client', takesCredential: true },
      { openType: 'Steam', clientId: null, takesCredential: false },
    ],
  }),
  authUrl({ query }) {
    if (query.openType !== 'Google' && query.openType !== 'Steam') refuse('provider_not_configured', 'openType')
    const url = new URL(query.redirectUrl)
    url.searchParams.set('code', 'fake-code')
    url.searchParams.set('state', key)
    return {
      url: query.callbackType === 'id_token' ? null : url.toString(),
      state: key,
      nonce: 'fakenonce0123456789',
      clientId: query.openType === 'Google' ? 'fake-google-client' : null,
      browserKey: key,
      expiresIn: 600,
    }
  },
  openId({ query }) {
    if (new URLSearchParams(query.callback).has('error')) refuse('invalid_grant')
    return openId
  },
  exchangeCredential: () => openId,
  openLogin: ({ body }, { state }) => {
    if (body.sign === 'wrong') refuse('signature_invalid')
    return beginSession(state, demoEmail)
  },
  issueHandoff: ({ body }) => ({ ticket: key, host: body.host, expiresIn: 60 }),
  redeemHandoff: ({ body }, { state }) => {
    if (body.ticket !== key) refuse('invalid_grant')
    return beginSession(state, demoEmail)
  },
  verifyCode({ body }) {
    checkEmail(body.email)
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
        checkEmail(address)
        if (body.password !== demoPassword) refuse('credentials_wrong', 'password')
        return beginSession(state, address)
      case 'captcha':
        checkEmail(address)
        checkCode(body.code)
        if (body.newPassword !== undefined) checkPassword(body.newPassword, 'newPassword')
        return beginSession(state, address)
      case 'refresh_token':
        if (body.refreshToken !== refreshToken) refuse('invalid_grant')
        return beginSession(state, address)
      case 'authorization_code':
      case 'open_login':
        if (!body.openType) refuse('data_error', 'openType')
        if (!body.openId?.startsWith('fake-open-id') && !body.callback?.includes('code=')) refuse('invalid_grant')
        return beginSession(state, address)
      default:
        return refuse('unsupported_grant', 'grantType')
    }
  },
  revokeSession(_input, { state }) {
    state.signedIn = false
    return {}
  },
}
