import { call } from '../../call.ts'
import type * as s from '../../schemas/account/factor.ts'

const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
/** A further factor is added only after a proof of an earlier one. */
const adding = ['step_up_required', 'second_factor_required', 'factor_enrolment_required'] as const
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
  errors: [...buyer.errors, ...adding, 'conflict', 'rate_limited'],
})
export const confirmFactor = call<typeof s.confirmFactor>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/confirm',
  summary:
    "Confirms a new authenticator by its first code. Returns recovery codes and a session that replaces the caller's.",
  errors: [...buyer.errors, ...adding, ...guessing],
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
  summary:
    'Removes the authenticator within ten minutes of a proof, and without passkeys the recovery codes too. Ends all other sessions.',
  errors: [...buyer.errors, 'second_factor_required', 'factor_enrolment_required', 'not_found'],
})
export const enrolPasskey = call<typeof s.enrolPasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/enrol',
  summary: 'Makes the challenge for a new passkey. The session can answer it once, within five minutes.',
  errors: [...buyer.errors, ...adding, 'conflict', 'rate_limited'],
})
export const confirmPasskey = call<typeof s.confirmPasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/confirm',
  summary:
    "Stores a new passkey. Returns recovery codes if it is the first factor, and a session that replaces the caller's.",
  errors: [...buyer.errors, ...adding, 'conflict', 'passkey_refused', 'rate_limited'],
})
export const challengePasskey = call<typeof s.challengePasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/challenge',
  summary: 'Makes the challenge for a proof by a passkey. The session can answer it once, within five minutes.',
  errors: [...buyer.errors, 'not_found', 'rate_limited'],
})
export const provePasskey = call<typeof s.provePasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/prove',
  summary: "Proves the second factor by a passkey. Returns a session that replaces the caller's.",
  errors: [...buyer.errors, 'passkey_refused', 'rate_limited'],
})
export const renamePasskey = call<typeof s.renamePasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/{id}/rename',
  summary: 'Renames a passkey.',
  errors: [...buyer.errors, 'second_factor_required', 'not_found'],
})
export const removePasskey = call<typeof s.removePasskey>({
  ...buyer,
  method: 'POST',
  path: '/account/factor/passkey/{id}/remove',
  summary:
    'Removes a passkey within ten minutes of a proof, and with the last factor the recovery codes too. Ends all other sessions.',
  errors: [...buyer.errors, 'second_factor_required', 'factor_enrolment_required', 'not_found', 'last_factor'],
})
export const resetFactor = call<typeof s.resetFactor>({
  method: 'POST',
  path: '/account/service/person/{userId}/factor/reset',
  auth: 'staff',
  permission: 'factor.reset',
  tag: 'extension',
  summary:
    'Removes the authenticator and all passkeys of a person who lost them, ends all their sessions, and tells them by mail.',
  errors: ['unauthorized', 'forbidden', 'step_up_required', 'not_found', 'conflict'],
})
