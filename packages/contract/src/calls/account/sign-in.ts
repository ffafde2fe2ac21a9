import { call } from '../../call.ts'
import type * as s from '../../schemas/account/sign-in.ts'

export const signInMethods = call<typeof s.signInMethods>({
  method: 'GET',
  path: '/account/security',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The ways this person can sign in, and whether the session is fresh enough to change them.',
  errors: ['unauthorized'],
  browser: true,
})
export const stepUp = call<typeof s.stepUp>({
  method: 'POST',
  path: '/account/session/step-up',
  auth: 'buyer',
  tag: 'extension',
  summary:
    'Proves anew who is signed in, by password, checked code or open id; a new session takes the place of the one that asked.',
  errors: ['unauthorized', 'credentials_wrong', 'code_wrong', 'invalid_grant', 'rate_limited'],
})
export const sessionList = call<typeof s.sessionList>({
  method: 'GET',
  path: '/account/session/list',
  auth: 'buyer',
  tag: 'extension',
  summary: 'The sessions of this person that are alive, newest use first.',
  errors: ['unauthorized'],
  browser: true,
})
export const endSession = call<typeof s.endSession>({
  method: 'POST',
  path: '/account/session/end',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Ends one session of this person.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const endOtherSessions = call<typeof s.endOtherSessions>({
  method: 'POST',
  path: '/account/session/end-others',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Ends every session of this person but the one that asks.',
  errors: ['unauthorized'],
  browser: true,
})
export const linkIdentity = call<typeof s.linkIdentity>({
  method: 'POST',
  path: '/account/identity/link',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Connects a proved identity at a provider to this account.',
  errors: ['unauthorized', 'invalid_grant', 'identity_taken', 'step_up_required'],
})
export const unlinkIdentity = call<typeof s.unlinkIdentity>({
  method: 'POST',
  path: '/account/identity/unlink',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Disconnects a provider, as long as another way to sign in is left.',
  errors: ['unauthorized', 'not_found', 'last_sign_in_method', 'step_up_required'],
})
export const verifyCode = call<typeof s.verifyCode>({
  method: 'POST',
  path: '/account/verify-code',
  auth: 'optional',
  tag: 'spec',
  summary: 'Sends a six-digit code to an email address for one purpose.',
  errors: ['email_format', 'code_send_too_soon', 'code_send_limit', 'rate_limited'],
})
export const verifyCodeCheck = call<typeof s.verifyCodeCheck>({
  method: 'POST',
  path: '/account/verify-code/check',
  auth: 'optional',
  tag: 'spec',
  summary: 'Spends a code and answers a one-time ticket.',
  errors: ['code_wrong', 'rate_limited'],
})
export const oauthToken = call<typeof s.oauthToken>({
  method: 'POST',
  path: '/account/oauth/token',
  auth: 'client',
  tag: 'spec',
  summary: 'Grants a session: by password, code, refresh token or an identity provider.',
  errors: [
    'invalid_client',
    'invalid_grant',
    'unsupported_grant',
    'credentials_wrong',
    'login_proof_needed',
    'code_wrong',
    'email_format',
    'password_format',
    'password_length',
    'password_common',
    'access_denied',
    'forbidden',
    'email_taken',
    'identity_email_taken',
    'provider_not_configured',
    'provider_unavailable',
    'rate_limited',
    'busy',
  ],
})
export const revokeSession = call<typeof s.revokeSession>({
  method: 'POST',
  path: '/account/oauth/revoke',
  auth: 'client',
  tag: 'extension',
  summary: 'Ends the session family of a refresh token.',
  errors: ['invalid_client'],
})
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
