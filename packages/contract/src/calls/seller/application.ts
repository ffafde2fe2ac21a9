import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/application.ts'

const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized'] } as const
const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const

export const myApplication = call<typeof s.myApplication>({
  ...buyer,
  method: 'GET',
  path: '/operation/buyer/application',
  summary: "Returns the account's application to sell, the deposit and the commission.",
})
export const submitApplication = call<typeof s.submitApplication>({
  ...buyer,
  method: 'POST',
  path: '/operation/buyer/application',
  summary: 'Applies to sell. Names, numbers, addresses and pictures are sealed or private; staff look at them.',
  errors: [
    ...buyer.errors,
    'step_up_required',
    'format_error',
    'seller_name_taken',
    'not_found',
    'state_conflict',
    'rate_limited',
  ],
})
export const startIdentityCheck = call<typeof s.startIdentityCheck>({
  ...buyer,
  method: 'POST',
  path: '/operation/buyer/application/identity',
  summary: 'Starts the identity check of an open application at a provider, or goes on with it, and returns its page.',
  errors: [...buyer.errors, 'step_up_required', 'not_found', 'state_conflict', 'rate_limited', 'unavailable'],
})
export const lookAtIdentityCheck = call<typeof s.lookAtIdentityCheck>({
  ...buyer,
  method: 'POST',
  path: '/operation/buyer/application/identity/check',
  summary: 'Asks the provider for the state of the identity check.',
  errors: [...buyer.errors, 'not_found', 'rate_limited', 'unavailable'],
})
export const identityCheckWebhook = call<typeof s.identityCheckWebhook>({
  method: 'POST',
  path: '/operation/identity/webhook/{provider}',
  auth: 'signature',
  tag: 'extension',
  summary: 'Receives a signed event about an identity check. Repeated and late events change nothing.',
  errors: ['signature_invalid', 'not_found'],
})
export const withdrawApplication = call<typeof s.withdrawApplication>({
  ...buyer,
  method: 'POST',
  path: '/operation/buyer/application/withdraw',
  summary: 'Withdraws an application for which no deposit was paid.',
  errors: [...buyer.errors, 'state_conflict'],
})
export const payDeposit = call<typeof s.payDeposit>({
  ...buyer,
  method: 'POST',
  path: '/operation/buyer/application/deposit',
  summary: 'Creates the purchase of the deposit, which is paid like any other; an open one is returned again.',
  errors: [...buyer.errors, 'step_up_required', 'state_conflict', 'rate_limited'],
})
export const applicationPage = call<typeof s.applicationPage>({
  ...staff,
  method: 'POST',
  path: '/operation/service/application/page',
  permission: 'application.view',
  reads: true,
  summary: 'Returns a page of the applications to sell: those to decide first, longest waiting first.',
})
export const applicationDetail = call<typeof s.applicationDetail>({
  ...staff,
  method: 'POST',
  path: '/operation/service/application/{id}',
  permission: 'application.decide',
  summary: 'Returns an application with its identity papers. The audit log records who looked at them.',
  errors: [...staff.errors, 'not_found'],
})
export const decideApplication = call<typeof s.decideApplication>({
  ...staff,
  method: 'POST',
  path: '/operation/service/application/{id}/decide',
  permission: 'application.decide',
  summary:
    'Accepts or refuses an application, and tells the applicant by mail. Without a deposit, the seller opens at once.',
  errors: [...staff.errors, 'not_found', 'state_conflict', 'seller_name_taken'],
})
export const returnDeposit = call<typeof s.returnDeposit>({
  ...staff,
  method: 'POST',
  path: '/operation/service/seller/{sellerId}/deposit/return',
  permission: 'deposit.return',
  summary: "Moves a seller's deposit to the balance that is paid out. Refused while the seller has unfinished orders.",
  errors: [...staff.errors, 'step_up_required', 'not_found', 'orders_open'],
})
