import { call } from '../../call.ts'
import type * as s from '../../schemas/order/chargeback.ts'

const staff = { auth: 'staff', method: 'POST', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const change = [...staff.errors, 'not_found', 'state_conflict'] as const
const answer = {
  ...staff,
  permission: 'chargeback.answer',
  idempotent: true,
  errors: [...change, 'step_up_required', 'idempotency_running', 'idempotency_mismatch'],
} as const

export const chargebackPage = call<typeof s.chargebackPage>({
  ...staff,
  path: '/finance/service/chargeback/page',
  permission: 'chargeback.view',
  reads: true,
  summary:
    'Returns a page of the payments that buyers, or one of them, dispute at their banks. Of those to answer, the nearest deadline comes first.',
})
export const chargebackBuyerPage = call<typeof s.chargebackBuyerPage>({
  ...staff,
  path: '/finance/service/chargeback/buyer/page',
  permission: 'chargeback.view',
  reads: true,
  summary:
    'Returns a page of the buyers who disputed payments at their banks: how many, how much, and their share of paid orders.',
})
export const chargebackDetail = call<typeof s.chargebackDetail>({
  ...staff,
  path: '/finance/service/chargeback/{id}',
  permission: 'chargeback.view',
  summary:
    'Returns a disputed payment with what the shop knows about it. Of what was delivered, it shows the last characters only. The audit log records who looked.',
  errors: [...staff.errors, 'not_found'],
})
export const takeChargeback = call<typeof s.takeChargeback>({
  ...staff,
  path: '/finance/service/chargeback/{id}/owner',
  permission: 'chargeback.answer',
  summary: 'Makes the caller the one who looks into a disputed payment, also if somebody else does.',
  errors: change,
})
export const saveChargeback = call<typeof s.saveChargeback>({
  ...staff,
  path: '/finance/service/chargeback/{id}/statement',
  permission: 'chargeback.answer',
  summary: 'Saves the statement and the pictures that are to be sent about a disputed payment.',
  errors: change,
})
export const chargebackPack = call<typeof s.chargebackPack>({
  ...staff,
  path: '/finance/service/chargeback/{id}/pack',
  permission: 'chargeback.view',
  summary:
    'Returns the evidence about a disputed payment as PDF: what was sent, or what would be sent now. The audit log records who looked.',
  errors: [...staff.errors, 'not_found', 'rate_limited'],
})
export const sendChargeback = call<typeof s.sendChargeback>({
  ...answer,
  path: '/finance/service/chargeback/{id}/evidence',
  summary: 'Sends the evidence about a disputed payment to the payment provider. It can be sent once.',
  errors: [...answer.errors, 'bad_request'],
})
export const acceptChargeback = call<typeof s.acceptChargeback>({
  ...answer,
  path: '/finance/service/chargeback/{id}/acceptance',
  summary: 'Tells the payment provider that the shop does not contest a disputed payment. It is then lost.',
})
