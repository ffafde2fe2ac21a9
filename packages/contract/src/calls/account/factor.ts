import { call } from '../../call.ts'
import type * as s from '../../schemas/account/factor.ts'

const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const guessing = ['code_wrong', 'rate_limited'] as const

export const factorStatus = call<typeof s.factorStatus>({
  ...buyer,
  method: 'GET',
  path: '/account/factor',
  summary: 'Says whether the account has a second factor, and when this session last proved it.',
})
export const enrolFactor = call<typeof s.enrolFactor>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/enrol',
  summary:
    'Makes the key of a new authenticator. It counts from the first right code on; until then it can be replaced.',
  errors: [...buyer.errors, 'step_up_required', 'conflict', 'rate_limited'],
})
export const confirmFactor = call<typeof s.confirmFactor>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/confirm',
  summary:
    "Confirms a new authenticator by its first code. Returns recovery codes and a session that replaces the caller's.",
  errors: [...buyer.errors, 'step_up_required', ...guessing],
})
export const proveFactor = call<typeof s.proveFactor>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/prove',
  summary:
    "Proves the second factor by a code of the authenticator or a recovery code. Returns a session that replaces the caller's.",
  errors: [...buyer.errors, ...guessing],
})
export const renewRecoveryCodes = call<typeof s.renewRecoveryCodes>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/recovery-codes',
  summary: 'Replaces the recovery codes. The session must have proved the factor within ten minutes.',
  errors: [...buyer.errors, 'second_factor_required', 'factor_enrolment_required', 'rate_limited'],
})
export const removeFactor = call<typeof s.removeFactor>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/remove',
  summary: 'Removes the authenticator and the recovery codes, within ten minutes of a proof. Ends all other sessions.',
  errors: [...buyer.errors, 'second_factor_required', 'factor_enrolment_required'],
})
export const resetFactor = call<typeof s.resetFactor>({
  method: 'POST',
  path: '/account/service/person/{userId}/factor/reset',
  auth: 'staff',
  permission: 'factor.reset',
  tag: 'extension',
  summary: 'Removes the second factor of a person who lost it, ends all their sessions, and tells them by mail.',
  errors: ['unauthorized', 'forbidden', 'step_up_required', 'not_found', 'conflict'],
})
