import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/support.ts'

const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const view = { ...staff, method: 'POST', permission: 'customer.view' } as const

export const search = call<typeof s.search>({
  ...view,
  path: '/operation/service/search',
  summary:
    'Finds customers, orders, mails and payments by one text. The audit log records who searched, and whom they found.',
  errors: [...staff.errors, 'rate_limited'],
})
export const customerDetail = call<typeof s.customerDetail>({
  ...view,
  path: '/operation/service/customer/{id}',
  summary: 'Returns what support may know of an account. The audit log records who looked at it.',
  errors: [...staff.errors, 'not_found'],
})
export const staffOrder = call<typeof s.staffOrder>({
  ...view,
  path: '/operation/service/order/{id}',
  summary:
    'Returns an order in any state with its money, chat and mails, without what was delivered. The audit log records it.',
  errors: [...staff.errors, 'not_found'],
})
export const banCustomer = call<typeof s.banCustomer>({
  ...staff,
  method: 'POST',
  permission: 'customer.ban',
  path: '/operation/service/customer/{id}/ban',
  summary:
    'Bans a customer, with a reason and perhaps an end: sessions end, nothing can be bought, running orders go on.',
  errors: [...staff.errors, 'not_found', 'state_conflict', 'format_error', 'bad_request'],
})
export const unbanCustomer = call<typeof s.unbanCustomer>({
  ...staff,
  method: 'POST',
  permission: 'customer.ban',
  path: '/operation/service/customer/{id}/unban',
  summary: 'Ends the ban of a customer, who can sign in again.',
  errors: [...staff.errors, 'not_found', 'state_conflict'],
})
export const resendMail = call<typeof s.resendMail>({
  ...staff,
  method: 'POST',
  permission: 'mail.resend',
  path: '/operation/service/mail/{id}/resend',
  summary:
    'Sends a mail once more to the same address, at most three times a day; one that was given up is tried again.',
  errors: [
    ...staff.errors,
    'not_found',
    'state_conflict',
    'rate_limited',
    'idempotency_running',
    'idempotency_mismatch',
  ],
  idempotent: true,
})
