import type { LoginResponse } from '@tradepost/contract'
import type { Handlers, Topic } from '../fake-call.ts'
import { demoEmail } from '../fixtures/user.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

const key = 'fake'.padEnd(43, 'x')
const openId = { openId: `fake-open-id-${key}`, expiresIn: 300 }

type SignIn = Pick<
  Handlers<Topic>,
  'identityProviders' | 'authUrl' | 'openId' | 'exchangeCredential' | 'openLogin' | 'issueHandoff' | 'redeemHandoff'
>

/** Signing in through somebody else. Google and Steam are set up here, no other provider is. */
export const accountSignIn = (signIn: (state: FakeState, email: string) => LoginResponse): SignIn => ({
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
    return signIn(state, demoEmail)
  },
  issueHandoff: ({ body }) => ({ ticket: key, host: body.host, expiresIn: 60 }),
  redeemHandoff: ({ body }, { state }) => {
    if (body.ticket !== key) refuse('invalid_grant')
    return signIn(state, demoEmail)
  },
})
