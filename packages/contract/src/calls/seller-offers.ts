import { call } from '../call.ts'
import type * as s from '../schemas/seller-offers.ts'

const seller = ['unauthorized', 'forbidden', 'not_found'] as const

export const sellerOfferPage = call<typeof s.sellerOfferPage>({
  method: 'POST',
  path: '/product/seller/offer/page',
  auth: 'seller',
  tag: 'extension',
  summary: "A page of the seller's offers with counts per status.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOfferEdit = call<typeof s.sellerOfferEdit>({
  method: 'POST',
  path: '/product/seller/offer/{id}',
  auth: 'seller',
  tag: 'extension',
  summary: 'Changes title, price, stock or status of an offer.',
  errors: [...seller, 'state_conflict', 'quantity_invalid'],
})
export const sellerOfferImport = call<typeof s.sellerOfferImport>({
  method: 'POST',
  path: '/product/seller/import',
  auth: 'seller',
  tag: 'extension',
  summary: 'Takes a CSV list of offers; it is read in the background.',
  errors: ['unauthorized', 'forbidden', 'upload_format', 'upload_limit', 'rate_limited'],
  multipart: true,
})
export const sellerOfferImportState = call<typeof s.sellerOfferImportState>({
  method: 'GET',
  path: '/product/seller/import/{id}',
  auth: 'seller',
  tag: 'extension',
  summary: 'How far the reading of a list got.',
  errors: [...seller],
})
export const sellerOfferImportRefusals = call<typeof s.sellerOfferImportRefusals>({
  method: 'GET',
  path: '/product/seller/import/{id}/refusals',
  auth: 'seller',
  tag: 'extension',
  summary: 'Lines of a list that were refused, and why.',
  errors: [...seller],
})
