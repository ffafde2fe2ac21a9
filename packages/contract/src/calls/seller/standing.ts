import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/standing.ts'

const denied = ['unauthorized', 'forbidden'] as const

export const staffSellerPage = call<typeof s.staffSellerPage>({
  method: 'POST',
  path: '/operation/service/seller/page',
  auth: 'staff',
  permission: 'seller.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the sellers with their standing, by name.',
  errors: [...denied],
})
export const staffSellerDetail = call<typeof s.staffSellerDetail>({
  method: 'GET',
  path: '/operation/service/seller/{id}',
  auth: 'staff',
  permission: 'seller.view',
  tag: 'extension',
  summary: 'Returns a seller with the changes of the standing.',
  errors: [...denied, 'not_found'],
})
export const changeStanding = call<typeof s.changeStanding>({
  method: 'POST',
  path: '/operation/service/seller/{id}/standing',
  auth: 'staff',
  permission: 'seller.standing',
  tag: 'extension',
  summary: 'Suspends or bans a seller, or lets the seller sell again, and tells the seller by mail.',
  errors: [...denied, 'not_found', 'state_conflict'],
})
export const ownStanding = call<typeof s.ownStanding>({
  method: 'GET',
  path: '/operation/seller/standing',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: "Returns the seller's own standing.",
  errors: [...denied],
})
export const setVacation = call<typeof s.setVacation>({
  method: 'POST',
  path: '/operation/seller/vacation',
  auth: 'seller',
  permission: 'vacation.edit',
  tag: 'extension',
  summary: 'Starts, changes or ends a vacation. Offers stay visible and cannot be ordered meanwhile.',
  errors: [...denied, 'bad_request', 'state_conflict', 'rate_limited'],
})
