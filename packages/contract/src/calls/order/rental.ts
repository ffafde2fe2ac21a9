import { call } from '../../call.ts'
import type * as s from '../../schemas/order/rental.ts'

const money = ['unauthorized', 'idempotency_running', 'idempotency_mismatch'] as const
const staff = ['unauthorized', 'forbidden'] as const
export const rentalPage = call<typeof s.rentalPage>({
  method: 'POST',
  path: '/finance/rental/buyer/page',
  auth: 'buyer',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the buyer's rentals, newest first.",
  errors: ['unauthorized'],
  browser: true,
})
export const rentalDetail = call<typeof s.rentalDetail>({
  method: 'GET',
  path: '/finance/rental/{orderId}',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Returns the rental of an order with its end and its complaint.',
  errors: ['unauthorized', 'not_found'],
  browser: true,
})
export const fileRentalComplaint = call<typeof s.fileRentalComplaint>({
  method: 'POST',
  path: '/finance/rental/{orderId}/complaint',
  auth: 'buyer',
  tag: 'extension',
  summary: 'Files a complaint that the login of a rental fails, within 30 minutes of ordering.',
  errors: [...money, 'not_found', 'complaint_window_closed', 'state_conflict'],
  idempotent: true,
})
export const rentalComplaintPage = call<typeof s.rentalComplaintPage>({
  method: 'POST',
  path: '/finance/service/rental-complaint/page',
  auth: 'staff',
  permission: 'complaint.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of rental complaints, oldest first.',
  errors: [...staff],
})
export const decideRentalComplaint = call<typeof s.decideRentalComplaint>({
  method: 'POST',
  path: '/finance/service/rental-complaint/{id}/decide',
  auth: 'staff',
  permission: 'complaint.decide',
  tag: 'extension',
  summary: 'Decides a rental complaint. Accepting it ends the rental and returns the G Coin.',
  errors: [...staff, 'not_found', 'state_conflict'],
})
export const rentalUnitPage = call<typeof s.rentalUnitPage>({
  method: 'POST',
  path: '/finance/seller/rental-unit/page',
  auth: 'seller',
  permission: 'rental.view',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the seller's rental accounts and their states.",
  errors: [...staff],
})
export const rotateRentalUnit = call<typeof s.rotateRentalUnit>({
  method: 'POST',
  path: '/finance/seller/rental-unit/{id}/credentials',
  auth: 'seller',
  permission: 'rental.rotate',
  tag: 'extension',
  summary: 'Sets new credentials of a returned account, so that it can be rented again.',
  errors: [...staff, 'not_found', 'state_conflict', 'credentials_unchanged', 'bad_request', 'rate_limited'],
})
