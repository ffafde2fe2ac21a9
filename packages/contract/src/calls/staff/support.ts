import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/support.ts'

const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const
const view = { ...staff, method: 'POST', permission: 'customer.view' } as const

export const search = call<typeof s.search>({
  ...view,
  path: '/operation/service/search',
  summary:
    'Finds customers, orders, mails, payments and requests by one text. The audit log records who searched, and whom they found.',
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
  errors: [...staff.errors, 'not_found', 'state_conflict', 'rate_limited', ...once],
  idempotent: true,
})
const step = ['step_up_required', 'not_found', 'state_conflict', 'rate_limited'] as const
export const exportCustomer = call<typeof s.exportCustomer>({
  ...staff,
  method: 'POST',
  permission: 'customer.export',
  path: '/operation/service/customer/{id}/export',
  summary: 'Returns everything stored about a customer, and tells the customer by mail. Nothing keeps the document.',
  errors: [...staff.errors, ...step],
})
export const eraseCustomer = call<typeof s.eraseCustomer>({
  ...staff,
  method: 'POST',
  permission: 'customer.erase',
  path: '/operation/service/customer/{id}/erase',
  summary: 'Erases a customer for good, and tells the customer by mail. Refused while orders are open.',
  errors: [...staff.errors, ...step, 'orders_open'],
})
export const replaceGoods = call<typeof s.replaceGoods>({
  ...staff,
  method: 'POST',
  idempotent: true,
  permission: 'goods.replace',
  path: '/operation/service/order/{id}/replace',
  summary:
    'Gives the buyer another unit of the vault in place of one that does not work, and tells both sides by mail. The money of the order stays as it is.',
  errors: [...staff.errors, ...once, 'not_found', 'state_conflict', 'offer_sold_out', 'data_error', 'rate_limited'],
})
export const askReplacement = call<typeof s.askReplacement>({
  ...staff,
  method: 'POST',
  idempotent: true,
  permission: 'goods.replace',
  path: '/operation/service/order/{id}/ask-replacement',
  summary: 'Asks the seller of an order for a replacement, and tells the buyer. Once a day for each order.',
  errors: [...staff.errors, ...once, 'not_found', 'state_conflict', 'data_error', 'rate_limited'],
})
export const fileDetail = call<typeof s.fileDetail>({
  ...staff,
  method: 'POST',
  reads: true,
  permission: 'file.quarantine',
  path: '/operation/service/file/find',
  summary: 'Finds an uploaded file by its number or address, and says where it is used.',
  errors: [...staff.errors, 'not_found'],
})
export const restoreFile = call<typeof s.restoreFile>({
  ...staff,
  method: 'POST',
  permission: 'file.quarantine',
  path: '/operation/service/file/{id}/restore',
  summary:
    'Shows a file again that was taken down, while its content is still kept, in every place where nothing else took its place.',
  errors: [...staff.errors, 'not_found', 'state_conflict'],
})
