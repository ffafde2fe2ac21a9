import { call } from '../../call.ts'
import type * as s from '../../schemas/account/sign-in.ts'

export const signInMethods = call<typeof s.signInMethods>({
  method: 'GET',
  path: '/account/security',
  auth: 'buyer',
  tag: 'extension',
  summary: "Lists the user's ways to sign in, and until when the session may change them without a step-up.",
  errors: ['unauthorized'],
  browser: true,
})
export const stepUp = call<typeof s.stepUp>({
  method: 'POST',
  path: '/account/session/step-up',
  auth: 'buyer',
  tag: 'extension',
  summary:
    "Confirms the identity of the signed-in user again, by password, ticket or open id. Returns a session that replaces the caller's.",
  errors: ['unauthorized', 'credentials_wrong', 'code_wrong', 'invalid_grant', 'rate_limited'],
})
export const sessionList = call<typeof s.sessionList>({
  method: 'GET',
  path: '/account/session/list',
  auth: 'buyer',
  tag: 'extension',
  summary: "Lists the user's active sessions, last used first.",
  errors: ['unauthorized'],
  browser: true,
})
export const endSession = call<typeof s.endSession>({
  method: 'POST',
  path: '/account/session/end',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Ends one session of the user.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const endOtherSessions = call<typeof s.endOtherSessions>({
  method: 'POST',
  path: '/account/session/end-others',
  auth: 'buyer',
  tag: 'extension',
  summary: "Ends every session of the user except the caller's.",
  errors: ['unauthorized'],
  browser: true,
})
export const linkIdentity = call<typeof s.linkIdentity>({
  method: 'POST',
  path: '/account/identity/link',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Links a proven identity at a provider to the account.',
  errors: ['unauthorized', 'invalid_grant', 'identity_taken', 'step_up_required'],
})
export const unlinkIdentity = call<typeof s.unlinkIdentity>({
  method: 'POST',
  path: '/account/identity/unlink',
  auth: 'buyer',
  tag: 'extension',
  summary: "Removes the link to a provider. Refused while it is the user's only way to sign in.",
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
  summary: 'Checks a code and returns a one-time ticket for the step it was sent for.',
  errors: ['code_wrong', 'rate_limited'],
})
export const oauthToken = call<typeof s.oauthToken>({
  method: 'POST',
  path: '/account/oauth/token',
  auth: 'client',
  tag: 'spec',
  summary: 'Starts or renews a session: by password, code, refresh token or identity provider.',
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
  summary: 'Ends the session that a refresh token belongs to.',
  errors: ['invalid_client'],
})
export const identityProviders = call<typeof s.identityProviders>({
  method: 'GET',
  path: '/account/oauth/providers',
  auth: 'none',
  tag: 'extension',
  summary: 'Lists the identity providers that are set up for the tenant.',
  errors: [],
  browser: true,
})
export const authUrl = call<typeof s.authUrl>({
  method: 'GET',
  path: '/account/oauth/auth-url',
  auth: 'client',
  tag: 'spec',
  summary:
    'Starts a sign-in at an identity provider: returns the address to send the browser to, and values to store until it returns.',
  errors: ['invalid_client', 'provider_not_configured', 'provider_unavailable', 'redirect_refused', 'rate_limited'],
})
export const openId = call<typeof s.openId>({
  method: 'GET',
  path: '/account/oauth/open-id',
  auth: 'client',
  tag: 'spec',
  summary: "Exchanges a provider's callback for a one-time open id.",
  errors: ['invalid_client', 'invalid_grant', 'provider_not_configured', 'provider_unavailable', 'rate_limited'],
})
export const exchangeCredential = call<typeof s.exchangeCredential>({
  method: 'POST',
  path: '/account/oauth/credential',
  auth: 'client',
  tag: 'extension',
  summary: "Exchanges a provider's credential (an ID token from one-tap, or a code) for a one-time open id.",
  errors: ['invalid_client', 'invalid_grant', 'provider_not_configured', 'provider_unavailable', 'rate_limited'],
})
export const openLogin = call<typeof s.openLogin>({
  method: 'POST',
  path: '/account/oauth/open-login',
  auth: 'client',
  tag: 'spec',
  summary: "Signs a user in with a partner's signed one-click link.",
  errors: ['invalid_client', 'signature_invalid', 'credentials_wrong', 'rate_limited'],
})
export const issueHandoff = call<typeof s.issueHandoff>({
  method: 'POST',
  path: '/account/handoff',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Issues a one-time ticket, valid for 60 seconds, that carries the session to another host of the tenant.',
  errors: ['unauthorized', 'not_found', 'rate_limited'],
})
export const redeemHandoff = call<typeof s.redeemHandoff>({
  method: 'POST',
  path: '/account/oauth/handoff',
  auth: 'client',
  tag: 'extension',
  summary: 'Exchanges a handoff ticket for a session. Sending a refresh token instead ends the session it belongs to.',
  errors: ['invalid_client', 'invalid_grant', 'rate_limited'],
})
