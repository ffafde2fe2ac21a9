import { calls } from '@tradepost/contract'
import { loadInsight } from '@tradepost/desk-features/insight/server'
import type { SellerTable } from '@tradepost/desk-features/kernel'
import type { TableSource } from '@tradepost/desk-features/kernel/server'
import { tableOf } from './table-of.server.ts'

/** The tables of the seller centre that are saved as files in the shared way. */
export const sellerTableSources: Readonly<Record<SellerTable, TableSource>> = {
  'api-keys': tableOf('sellerKey', 'sellerKeyList', 'list'),
  'api-requests': tableOf('sellerEndpoint', 'sellerEndpointDetail', 'requests'),
  'chat-templates': tableOf('chatTemplate', 'chatTemplates', 'list'),
  'insight-days': tableOf('seller', 'sellerInsight', 'series', loadInsight),
  'insight-offers': tableOf('seller', 'sellerInsight', 'offers', loadInsight),
  'offer-refusals': tableOf('seller', 'sellerOfferImportRefusals', 'list'),
  'past-plans': tableOf('offerPlan', 'offerPlans', 'ended'),
  payouts: tableOf('payout', 'sellerPayoutPage', 'list', ({ api }) => api(calls.payout.sellerPayoutPage, { body: {} })),
  plans: tableOf('offerPlan', 'offerPlans', 'open'),
  'unit-refusals': tableOf('vault', 'unitImportRefusals', 'list'),
}
