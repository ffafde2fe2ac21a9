import { call } from '../call.ts'
import type * as s from '../schemas/account.ts'

// One group, three files: who someone is, how they sign in, how they guard it.
export * from './account-security.ts'
export * from './sign-in.ts'

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
export const userBaseInfo = call<typeof s.userBaseInfo>({
  method: 'POST',
  path: '/account/user/base/info',
  auth: 'buyer',
  tag: 'spec',
  summary: 'The signed-in user.',
  errors: ['unauthorized'],
  browser: true,
})
export const updateProfile = call<typeof s.updateProfile>({
  method: 'POST',
  path: '/account/user/profile',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Changes nickname, country or language.',
  errors: ['unauthorized', 'format_error'],
})
export const resetPassword = call<typeof s.resetPassword>({
  method: 'POST',
  path: '/account/password/reset',
  auth: 'none',
  tag: 'extension',
  summary: 'Sets a new password with the ticket of a checked code and ends every session.',
  errors: ['code_wrong', 'password_format', 'password_length', 'password_common', 'rate_limited'],
})
export const changePassword = call<typeof s.changePassword>({
  method: 'POST',
  path: '/account/password/change',
  auth: 'buyer',
  tag: 'extension',
  summary:
    'Changes or first sets the password; every session ends, and a new one is answered in place of the one that asked.',
  errors: [
    'unauthorized',
    'credentials_wrong',
    'password_format',
    'password_length',
    'password_common',
    'step_up_required',
    'rate_limited',
  ],
})
