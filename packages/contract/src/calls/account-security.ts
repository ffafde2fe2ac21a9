import { call } from '../call.ts'
import type * as s from '../schemas/account-security.ts'

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
export const bindEmail = call<typeof s.bindEmail>({
  method: 'POST',
  path: '/account/email/bind',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Binds an address with the ticket of its code; one that is bound already is let go by a ticket of its own.',
  errors: ['unauthorized', 'email_format', 'email_taken', 'code_wrong', 'step_up_required', 'rate_limited'],
})
export const unbindEmail = call<typeof s.unbindEmail>({
  method: 'POST',
  path: '/account/email/unbind',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Lets the bound address go, as long as another way to sign in is left.',
  errors: ['unauthorized', 'code_wrong', 'last_sign_in_method', 'step_up_required', 'rate_limited'],
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
export const exportUser = call<typeof s.exportUser>({
  method: 'POST',
  path: '/account/user/export',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Everything that is stored about this person, as a JSON document.',
  errors: ['unauthorized', 'step_up_required', 'rate_limited'],
})
export const deleteUser = call<typeof s.deleteUser>({
  method: 'POST',
  path: '/account/user/delete',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Deletes the account: sessions end, personal data goes, the books keep a number without a name.',
  errors: ['unauthorized', 'step_up_required', 'orders_open'],
})
