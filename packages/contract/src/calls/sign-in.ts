import { call } from '../call.ts'
import type * as s from '../schemas/sign-in.ts'

export const identityProviders = call<typeof s.identityProviders>({
  method: 'GET',
  path: '/account/oauth/providers',
  auth: 'none',
  tag: 'extension',
  summary: 'The providers that are set up for this tenant, for the sign-in buttons.',
  errors: [],
  browser: true,
})
export const authUrl = call<typeof s.authUrl>({
  method: 'GET',
  path: '/account/oauth/auth-url',
  auth: 'client',
  tag: 'spec',
  summary: 'Begins a sign-in at a provider: where to send the browser, and what to keep for its return.',
  errors: ['invalid_client', 'provider_not_configured', 'provider_unavailable', 'redirect_refused', 'rate_limited'],
})
export const openId = call<typeof s.openId>({
  method: 'GET',
  path: '/account/oauth/open-id',
  auth: 'client',
  tag: 'spec',
  summary: 'Trades what a provider sent back for a one-time open id.',
  errors: ['invalid_client', 'invalid_grant', 'provider_not_configured', 'provider_unavailable', 'rate_limited'],
})
export const exchangeCredential = call<typeof s.exchangeCredential>({
  method: 'POST',
  path: '/account/oauth/credential',
  auth: 'client',
  tag: 'extension',
  summary: 'Trades a credential (an ID token of one-tap, or a code) for a one-time open id.',
  errors: ['invalid_client', 'invalid_grant', 'provider_not_configured', 'provider_unavailable', 'rate_limited'],
})
export const openLogin = call<typeof s.openLogin>({
  method: 'POST',
  path: '/account/oauth/open-login',
  auth: 'client',
  tag: 'spec',
  summary: "Signs in by a partner's signed one-click link.",
  errors: ['invalid_client', 'signature_invalid', 'credentials_wrong', 'rate_limited'],
})
export const issueHandoff = call<typeof s.issueHandoff>({
  method: 'POST',
  path: '/account/handoff',
  auth: 'buyer',
  tag: 'extension',
  summary: 'A ticket of 60 seconds that carries this session to another host of the tenant, once.',
  errors: ['unauthorized', 'not_found', 'rate_limited'],
})
export const redeemHandoff = call<typeof s.redeemHandoff>({
  method: 'POST',
  path: '/account/oauth/handoff',
  auth: 'client',
  tag: 'extension',
  summary: 'Trades a hand-off ticket for a session; a refresh token in its place ends the session it belongs to.',
  errors: ['invalid_client', 'invalid_grant', 'rate_limited'],
})
