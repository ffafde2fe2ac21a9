import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/offer-price.ts'

export const offerPricePage = call<typeof s.offerPricePage>({
  method: 'POST',
  path: '/product/seller/offer/{id}/prices/page',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  reads: true,
  summary: 'Returns a page of the prices that an offer has had since it was listed, newest first.',
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
