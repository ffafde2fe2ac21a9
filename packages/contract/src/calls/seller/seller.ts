import { call } from '../../call.ts'
import type * as s from '../../schemas/seller/seller.ts'

const seller = ['unauthorized', 'forbidden', 'not_found'] as const
const once = ['idempotency_running', 'idempotency_mismatch'] as const
export const sellerOrderPage = call<typeof s.sellerOrderPage>({
  method: 'POST',
  path: '/finance/order/seller/page',
  auth: 'seller',
  permission: 'order.view',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the seller's paid orders, and how many there are in each group.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOrderDetail = call<typeof s.sellerOrderDetail>({
  method: 'GET',
  path: '/finance/order/seller/{id}',
  auth: 'seller',
  permission: 'order.view',
  tag: 'extension',
  summary: 'Returns one order with its timeline and after-sales.',
  errors: [...seller],
})
export const sellerDeliver = call<typeof s.sellerDeliver>({
  method: 'POST',
  path: '/finance/order/seller/{id}/deliver',
  auth: 'seller',
  permission: 'order.deliver',
  tag: 'extension',
  summary: 'Delivers an order, or some of its pieces, as a text with files.',
  errors: [...seller, ...once, 'state_conflict', 'quantity_invalid', 'rate_limited'],
  idempotent: true,
})
export const sellerBalance = call<typeof s.sellerBalance>({
  method: 'GET',
  path: '/finance/seller/balance',
  auth: 'seller',
  permission: 'balance.view',
  tag: 'extension',
  summary: 'Returns the amount owed to the seller, and the amount that paid orders will add once confirmed.',
  errors: ['unauthorized', 'forbidden'],
})
export const sellerStore = call<typeof s.sellerStore>({
  method: 'GET',
  path: '/operation/seller/store',
  auth: 'optional',
  tag: 'spec',
  summary: "Returns a seller's store with the seller's facts and brands.",
  errors: ['not_found'],
})
export const sellerOnline = call<typeof s.sellerOnline>({
  method: 'POST',
  path: '/operation/no-auth/batch/seller/online',
  auth: 'none',
  reads: true,
  tag: 'spec',
  summary: 'Returns which of several sellers are online.',
  errors: [],
  browser: true,
})
export const sellerOfferPage = call<typeof s.sellerOfferPage>({
  method: 'POST',
  path: '/product/seller/offer/page',
  auth: 'seller',
  permission: 'offer.view',
  reads: true,
  tag: 'extension',
  summary: "Returns a page of the seller's offers, and how many there are in each status.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOfferRows = call<typeof s.sellerOfferRows>({
  method: 'POST',
  path: '/product/seller/offer/rows',
  auth: 'seller',
  permission: 'offer.view',
  reads: true,
  tag: 'extension',
  summary: "Returns the seller's offers as lines of a list that can be imported again, at most 500 in each part.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerBrandCategories = call<typeof s.sellerBrandCategories>({
  method: 'GET',
  path: '/product/seller/brand-category',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: 'Lists the brands and categories in which a seller can make offers.',
  errors: ['unauthorized', 'forbidden'],
})
export const sellerBrandCategory = call<typeof s.sellerBrandCategory>({
  method: 'GET',
  path: '/product/seller/brand-category/{brandId}/{categoryId}',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: 'Returns what an offer of a brand and category states, and the commission on it.',
  errors: [...seller],
})
export const sellerOfferDetail = call<typeof s.sellerOfferDetail>({
  method: 'GET',
  path: '/product/seller/offer/{id}',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: "Returns one of the seller's offers.",
  errors: [...seller],
})
export const sellerOfferCreate = call<typeof s.sellerOfferCreate>({
  method: 'POST',
  path: '/product/seller/offer',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Creates an offer in a category of a brand and puts it on sale, or marks it as sold out without stock.',
  errors: [
    ...(['unauthorized', 'forbidden', ...once, 'data_error', 'not_found', 'conflict', 'quantity_invalid'] as const),
    ...(['unit_duplicate', 'offers_full', 'seller_suspended', 'upload_limit', 'rate_limited'] as const),
    'attribute_required',
  ],
  idempotent: true,
})
export const sellerOfferEdit = call<typeof s.sellerOfferEdit>({
  method: 'POST',
  path: '/product/seller/offer/{id}',
  auth: 'seller',
  permission: 'offer.edit',
  tag: 'extension',
  summary: 'Changes what the seller states about an offer, its price, stock or status.',
  errors: [
    ...(['unauthorized', 'forbidden', 'not_found', 'data_error', 'state_conflict', 'quantity_invalid'] as const),
    ...(['rate_limited', 'upload_limit', 'seller_suspended', 'attribute_required'] as const),
  ],
})
export const sellerOfferImport = call<typeof s.sellerOfferImport>({
  method: 'POST',
  path: '/product/seller/import',
  auth: 'seller',
  permission: 'offer.import',
  tag: 'extension',
  summary: 'Accepts a CSV list of offers and imports it in the background, or only tries it.',
  errors: ['unauthorized', 'forbidden', 'upload_format', 'upload_limit', 'rate_limited', 'seller_suspended'],
  multipart: true,
})
export const sellerOfferImportTried = call<typeof s.sellerOfferImportTried>({
  method: 'POST',
  path: '/product/seller/import/{id}/import',
  auth: 'seller',
  permission: 'offer.import',
  tag: 'extension',
  summary: 'Imports a list that was tried, within a day of the trial.',
  errors: [...seller, 'state_conflict', 'rate_limited', 'seller_suspended'],
})
export const sellerOfferImportState = call<typeof s.sellerOfferImportState>({
  method: 'GET',
  path: '/product/seller/import/{id}',
  auth: 'seller',
  permission: 'offer.import',
  tag: 'extension',
  summary: 'Returns the progress of an import.',
  errors: [...seller],
})
export const sellerOfferImportRefusals = call<typeof s.sellerOfferImportRefusals>({
  method: 'GET',
  path: '/product/seller/import/{id}/refusals',
  auth: 'seller',
  permission: 'offer.import',
  tag: 'extension',
  summary: 'Returns a page of the lines an import refused, with the reasons.',
  errors: [...seller],
})
export const sellerOwnStore = call<typeof s.sellerOwnStore>({
  method: 'GET',
  path: '/operation/seller/own-store',
  auth: 'seller',
  permission: 'offer.view',
  tag: 'extension',
  summary: "Returns what the seller's own store shows: name, words, picture and banner.",
  errors: ['unauthorized', 'forbidden'],
})
export const sellerOwnStoreEdit = call<typeof s.sellerOwnStoreEdit>({
  method: 'POST',
  path: '/operation/seller/own-store',
  auth: 'seller',
  permission: 'store.edit',
  tag: 'extension',
  summary: "Changes the words, the picture or the banner of the seller's store.",
  errors: ['unauthorized', 'forbidden', 'not_found', 'data_error', 'upload_limit', 'rate_limited'],
})
export const sellerInsight = call<typeof s.sellerInsight>({
  method: 'POST',
  path: '/operation/seller/insight',
  auth: 'seller',
  permission: 'balance.view',
  reads: true,
  tag: 'extension',
  summary: "Returns a seller's sales, deliveries, reviews and level in the last days.",
  errors: ['unauthorized', 'forbidden'],
})
