import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/staff.ts'

const staffErrors = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const
export const casePage = call<typeof s.casePage>({
  method: 'POST',
  path: '/finance/service/case/page',
  auth: 'staff',
  permission: 'case.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of disputes and insurance claims that wait for a decision, oldest first.',
  errors: ['unauthorized', 'forbidden'],
})
export const caseDetail = call<typeof s.caseDetail>({
  method: 'GET',
  path: '/finance/service/order/{id}',
  auth: 'staff',
  permission: 'case.view',
  tag: 'extension',
  summary: 'Returns everything that is needed to decide a case of an order.',
  errors: [...staffErrors],
})
export const decideDispute = call<typeof s.decideDispute>({
  method: 'POST',
  path: '/finance/service/order/{id}/dispute',
  auth: 'staff',
  permission: 'refund.decide',
  tag: 'extension',
  summary: 'Decides a dispute. Above the limit the decision becomes a proposal for a second member of staff.',
  errors: [...staffErrors, ...once, 'data_error', 'state_conflict', 'delivery_not_ready'],
  idempotent: true,
})
export const decideInsurance = call<typeof s.decideInsurance>({
  method: 'POST',
  path: '/finance/service/order/{id}/insurance',
  auth: 'staff',
  permission: 'insurance.decide',
  tag: 'extension',
  summary: 'Decides an insurance claim. Above the limit the decision becomes a proposal for a second member of staff.',
  errors: [...staffErrors, ...once, 'state_conflict'],
  idempotent: true,
})
export const correctBalance = call<typeof s.correctBalance>({
  method: 'POST',
  path: '/finance/service/correction',
  auth: 'staff',
  permission: 'balance.correct',
  tag: 'extension',
  summary:
    'Corrects a balance with a new transfer. Above the limit it becomes a proposal for a second member of staff.',
  errors: [...staffErrors, ...once, 'bad_request', 'conflict'],
  idempotent: true,
})
export const answerProposal = call<typeof s.answerProposal>({
  method: 'POST',
  path: '/finance/service/act/{id}/answer',
  auth: 'staff',
  permission: 'proposal.answer',
  tag: 'extension',
  summary: "Approves or rejects another staff member's proposal.",
  errors: [...staffErrors, ...once, 'state_conflict', 'conflict', 'delivery_not_ready'],
  idempotent: true,
})
export const actPage = call<typeof s.actPage>({
  method: 'POST',
  path: '/finance/service/act/page',
  auth: 'staff',
  permission: 'act.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the acts of staff, newest first.',
  errors: ['unauthorized', 'forbidden'],
})
export const staffAlertPage = call<typeof s.staffAlertPage>({
  method: 'POST',
  path: '/finance/service/alert/page',
  auth: 'staff',
  permission: 'alert.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of alerts about money and security, newest first.',
  errors: ['unauthorized', 'forbidden'],
})
export const takeStaffAlert = call<typeof s.takeStaffAlert>({
  method: 'POST',
  path: '/finance/service/alert/{id}/take',
  auth: 'staff',
  permission: 'alert.close',
  tag: 'extension',
  summary: 'Makes the caller the owner of an alert that is not closed, in place of the owner that it has.',
  errors: [...staffErrors, 'state_conflict'],
})
export const closeStaffAlert = call<typeof s.closeStaffAlert>({
  method: 'POST',
  path: '/finance/service/alert/{id}/done',
  auth: 'staff',
  permission: 'alert.close',
  tag: 'extension',
  summary: 'Closes an alert for good, with a note about its handling.',
  errors: [...staffErrors, 'state_conflict'],
})
