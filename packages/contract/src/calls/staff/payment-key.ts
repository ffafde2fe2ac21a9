import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/payment-key.ts'

const path = '/finance/service/payment/keys'
const staff = { auth: 'staff', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const
const acts = [...refusals, 'bad_request', 'step_up_required', 'rate_limited'] as const

export const paymentKeyDetail = call<typeof s.paymentKeyDetail>({
  ...staff,
  method: 'GET',
  path,
  permission: 'payment.view',
  summary:
    'Returns which provider takes cards, and the keys of its account that staff set, by their last four characters.',
  errors: refusals,
})
export const tryPaymentKey = call<typeof s.tryPaymentKey>({
  ...staff,
  method: 'POST',
  path: `${path}/try`,
  permission: 'payment.edit',
  summary: 'Tries a key at the card provider without storing it.',
  errors: [...acts, 'payment_key_refused', 'unavailable'],
})
export const setPaymentKeys = call<typeof s.setPaymentKeys>({
  ...staff,
  method: 'POST',
  path,
  permission: 'payment.edit',
  summary:
    'Tries the key of the account at the card provider and stores it sealed, and the secret of its events. Card payments use them at once, in place of those of the installation.',
  errors: [...acts, 'payment_key_refused', 'other_payment_account', 'unavailable'],
})
export const removePaymentKeys = call<typeof s.removePaymentKeys>({
  ...staff,
  method: 'POST',
  path: `${path}/remove`,
  permission: 'payment.edit',
  summary: 'Ends the keys that staff set, at once. Those of the installation are used again, if it has any.',
  errors: [...refusals, 'step_up_required', 'rate_limited', 'state_conflict'],
})
