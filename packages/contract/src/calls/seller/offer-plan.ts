import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/offer-plan.ts'

const denied = ['unauthorized', 'forbidden', 'not_found'] as const

export const offerPlans = call<typeof s.offerPlans>({
  method: 'GET',
  path: '/product/seller/offer/{id}/plan',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: 'Returns the planned changes of an offer, and those that are over.',
  errors: [...denied],
})
export const planOffer = call<typeof s.planOffer>({
  method: 'POST',
  path: '/product/seller/offer/{id}/plan',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Plans a change of an offer for a time: another price, on sale, or off the shelf.',
  errors: [...denied, 'bad_request', 'data_error', 'conflict', 'plans_full', 'rate_limited'],
})
export const cancelPlan = call<typeof s.cancelPlan>({
  method: 'POST',
  path: '/product/seller/offer-plan/{id}/cancel',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Cancels a planned change of an offer that was not made yet.',
  errors: [...denied, 'state_conflict'],
})
