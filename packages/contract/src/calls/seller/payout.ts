import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/payout.ts'

const denied = ['unauthorized', 'forbidden'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const

export const payoutOverview = call<typeof s.payoutOverview>({
  method: 'GET',
  path: '/finance/seller/payout',
  auth: 'seller',
  permission: 'balance.view',
  tag: 'extension',
  summary: "Returns the seller's balances, payout accounts, commission and the next payout.",
  errors: [...denied],
})
export const addPayoutAccount = call<typeof s.addPayoutAccount>({
  method: 'POST',
  path: '/finance/seller/payout/account',
  auth: 'seller',
  permission: 'payout.edit',
  tag: 'extension',
  summary: 'Adds the account that a currency is paid to, in place of the former one. It is used 24 hours later.',
  errors: [...denied, ...once, 'step_up_required', 'payout_account_invalid', 'bad_request', 'rate_limited'],
  idempotent: true,
})
export const removePayoutAccount = call<typeof s.removePayoutAccount>({
  method: 'POST',
  path: '/finance/seller/payout/account/{id}/remove',
  auth: 'seller',
  permission: 'payout.edit',
  tag: 'extension',
  summary: 'Removes a payout account. Payouts that are on their way to it go on.',
  errors: [...denied, 'not_found', 'step_up_required'],
})
export const sellerConnectAccount = call<typeof s.sellerConnectAccount>({
  method: 'POST',
  path: '/finance/seller/payout/stripe',
  auth: 'seller',
  permission: 'payout.edit',
  tag: 'extension',
  summary:
    'Opens an account at Stripe that a currency is paid to, in place of the former one, and returns the page where the seller completes it.',
  errors: [
    ...denied,
    ...(['step_up_required', 'payout_account_invalid', 'bad_request'] as const),
    ...(['state_conflict', 'rate_limited', 'unavailable'] as const),
  ],
})
export const sellerCheckAccount = call<typeof s.sellerCheckAccount>({
  method: 'POST',
  path: '/finance/seller/payout/stripe/check',
  auth: 'seller',
  permission: 'payout.edit',
  tag: 'extension',
  summary: "Asks Stripe for the state of the seller's account there.",
  errors: [...denied, 'not_found', 'rate_limited', 'unavailable'],
})
export const sellerPayoutPage = call<typeof s.sellerPayoutPage>({
  method: 'POST',
  path: '/finance/seller/payout/page',
  auth: 'seller',
  permission: 'balance.view',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the seller's payouts, newest first.",
  errors: [...denied],
})
export const statementMonths = call<typeof s.statementMonths>({
  method: 'GET',
  path: '/finance/seller/statement',
  auth: 'seller',
  permission: 'balance.view',
  tag: 'extension',
  summary: 'Returns the months and currencies for which the seller has a statement, newest first.',
  errors: [...denied],
})
export const statement = call<typeof s.statement>({
  method: 'GET',
  path: '/finance/seller/statement/{currency}/{month}',
  auth: 'seller',
  permission: 'balance.view',
  tag: 'extension',
  summary:
    "Returns the seller's statement of a month in UTC: opening, 500 lines of a page, sums and closing, from the ledger.",
  errors: [...denied],
})

export const payoutWebhook = call<typeof s.payoutWebhook>({
  method: 'POST',
  path: '/finance/payout/webhook/{provider}',
  auth: 'signature',
  tag: 'extension',
  summary: 'Receives a signed event about a payout. Repeated and late events change nothing.',
  errors: ['signature_invalid', 'bad_request', 'not_found'],
})

export const payoutPreview = call<typeof s.payoutPreview>({
  method: 'GET',
  path: '/finance/service/payout/preview',
  auth: 'staff',
  permission: 'payout.view',
  tag: 'extension',
  summary: 'Returns the balances that a run would pay now, and why it would not pay the others.',
  errors: [...denied],
})
export const startPayoutRun = call<typeof s.startPayoutRun>({
  method: 'POST',
  path: '/finance/service/payout/run',
  auth: 'staff',
  permission: 'payout.run',
  tag: 'extension',
  summary: 'Starts a payout run. Above the limit of one person it waits for the approval of a second one.',
  errors: [...denied, ...once, 'step_up_required'],
  idempotent: true,
})
export const payoutRunPage = call<typeof s.payoutRunPage>({
  method: 'POST',
  path: '/finance/service/payout/run/page',
  auth: 'staff',
  permission: 'payout.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of payout runs, newest first.',
  errors: [...denied],
})
export const payoutRunDetail = call<typeof s.payoutRunDetail>({
  method: 'GET',
  path: '/finance/service/payout/run/{id}',
  auth: 'staff',
  permission: 'payout.view',
  tag: 'extension',
  summary: 'Returns a payout run with its payouts.',
  errors: [...denied, 'not_found'],
})
export const answerPayoutRun = call<typeof s.answerPayoutRun>({
  method: 'POST',
  path: '/finance/service/payout/run/{id}/answer',
  auth: 'staff',
  permission: 'payout.run',
  tag: 'extension',
  summary: 'Approves or cancels a payout run that waits. A cancelled run returns every amount to its balance.',
  errors: [...denied, ...once, 'not_found', 'state_conflict', 'second_person_required', 'step_up_required'],
  idempotent: true,
})
export const payoutFile = call<typeof s.payoutFile>({
  method: 'POST',
  path: '/finance/service/payout/run/{id}/file',
  auth: 'staff',
  permission: 'payout.run',
  tag: 'extension',
  summary: 'Returns the SEPA credit transfers of a run as pain.001 for the bank, and marks them as sent.',
  errors: [...denied, 'not_found', 'state_conflict', 'step_up_required'],
})
export const settlePayout = call<typeof s.settlePayout>({
  method: 'POST',
  path: '/finance/service/payout/{id}/settle',
  auth: 'staff',
  permission: 'payout.run',
  tag: 'extension',
  summary: 'Records what the bank did with a payout: paid, failed or returned.',
  errors: [...denied, ...once, 'not_found', 'state_conflict', 'step_up_required'],
  idempotent: true,
})
export const commissionPage = call<typeof s.commissionPage>({
  method: 'GET',
  path: '/finance/service/commission',
  auth: 'staff',
  permission: 'commission.view',
  tag: 'extension',
  summary: 'Returns the newest 200 commission rules and the percentage that applies without one.',
  errors: [...denied],
})
export const proposeCommission = call<typeof s.proposeCommission>({
  method: 'POST',
  path: '/finance/service/commission',
  auth: 'staff',
  permission: 'commission.edit',
  tag: 'extension',
  summary: 'Proposes a commission rule for new orders. It applies once a second person has approved it.',
  errors: [...denied, ...once, 'bad_request', 'not_found', 'step_up_required'],
  idempotent: true,
})
export const answerCommission = call<typeof s.answerCommission>({
  method: 'POST',
  path: '/finance/service/commission/{id}/answer',
  auth: 'staff',
  permission: 'commission.edit',
  tag: 'extension',
  summary: "Approves or rejects another person's commission rule.",
  errors: [...denied, 'not_found', 'state_conflict', 'second_person_required', 'step_up_required'],
})
