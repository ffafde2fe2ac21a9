import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/seller.ts'

const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const
export const sellerOrderPage = call<typeof s.sellerOrderPage>({
  method: 'POST',
  path: '/finance/order/seller/page',
  auth: 'seller',
  tag: 'extension',
  summary: "A page of the seller's paid orders with counts per group.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOrderDetail = call<typeof s.sellerOrderDetail>({
  method: 'GET',
  path: '/finance/order/seller/{id}',
  auth: 'seller',
  tag: 'extension',
  summary: 'One order with what was said about it.',
  errors: [...seller],
})
export const sellerDeliver = call<typeof s.sellerDeliver>({
  method: 'POST',
  path: '/finance/order/seller/{id}/deliver',
  auth: 'seller',
  tag: 'extension',
  summary: 'Hands over what was sold, or some pieces of it, as a text and files.',
  errors: [...seller, ...once, 'state_conflict', 'quantity_invalid'],
  idempotent: true,
})
export const sellerBalance = call<typeof s.sellerBalance>({
  method: 'GET',
  path: '/finance/seller/balance',
  auth: 'seller',
  tag: 'extension',
  summary: 'What the seller is owed and what is on its way.',
  errors: ['unauthorized', 'forbidden'],
})
export const sellerStore = call<typeof s.sellerStore>({
  method: 'GET',
  path: '/operation/seller/store',
  auth: 'optional',
  tag: 'spec',
  summary: "A seller's store with the eleven facts about the seller.",
  errors: ['not_found'],
})
export const sellerOnline = call<typeof s.sellerOnline>({
  method: 'POST',
  path: '/operation/no-auth/batch/seller/online',
  auth: 'none',
  tag: 'spec',
  summary: 'Which of the sellers are online now.',
  errors: [],
  browser: true,
})
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
