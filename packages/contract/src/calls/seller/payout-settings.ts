import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/payout-settings.ts'

const denied = ['unauthorized', 'forbidden'] as const

export const payoutSettings = call<typeof s.payoutSettings>({
  method: 'GET',
  path: '/finance/service/payout/settings',
  auth: 'staff',
  permission: 'payout.view',
  tag: 'extension',
  summary:
    'Returns how sellers are paid: schedule, minimum, fee, limit, reserve, providers and sender; and the changes of it.',
  errors: [...denied],
})
export const proposePayoutSettings = call<typeof s.proposePayoutSettings>({
  method: 'POST',
  path: '/finance/service/payout/settings',
  auth: 'staff',
  permission: 'payout.settings',
  tag: 'extension',
  summary: 'Proposes other settings of payouts. They apply once a second person has approved them.',
  errors: [
    ...denied,
    ...(['idempotency_running', 'idempotency_mismatch'] as const),
    ...(['bad_request', 'payout_account_invalid', 'step_up_required'] as const),
  ],
  idempotent: true,
})
export const answerPayoutSettings = call<typeof s.answerPayoutSettings>({
  method: 'POST',
  path: '/finance/service/payout/settings/{id}/answer',
  auth: 'staff',
  permission: 'payout.settings',
  tag: 'extension',
  summary: "Approves or rejects another person's change of the settings of payouts.",
  errors: [...denied, 'not_found', 'state_conflict', 'second_person_required', 'step_up_required'],
})
