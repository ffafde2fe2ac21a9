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
