import type { FastifyInstance } from 'fastify'
import { accountModule } from './modules/account/account-module.ts'
import { afterSalesModule } from './modules/after-sales/after-sales-module.ts'
import { alertsModule } from './modules/alerts/alerts-module.ts'
import { apiKeyModule } from './modules/api-key/api-key-module.ts'
import { applicationModule } from './modules/application/application-module.ts'
import { auditModule } from './modules/audit/audit-module.ts'
import { betaModule } from './modules/beta/beta-module.ts'
import { buyerModule } from './modules/buyer/buyer-module.ts'
import { cartCalls } from './modules/cart/cart-calls.ts'
import { catalogEditModule } from './modules/catalog-edit/catalog-edit-module.ts'
import { chargebackModule } from './modules/chargeback/chargeback-module.ts'
import { checkoutModule } from './modules/checkout/checkout-module.ts'
import { clientModule } from './modules/client/client-module.ts'
import { contentModule } from './modules/content/content-module.ts'
import { couponCalls } from './modules/coupon/coupon-calls.ts'
import { sellerCouponCalls } from './modules/coupon/seller-coupons.ts'
import { declaredModule } from './modules/declared/declared-module.ts'
import { deliveryModule } from './modules/delivery/delivery-module.ts'
import { dictionaryModule } from './modules/dictionary/dictionary-module.ts'
import { fileModule } from './modules/file/file-module.ts'
import { mediaRoutes } from './modules/file/media-routes.ts'
import { insightModule } from './modules/insight/insight-module.ts'
import { inviteCalls } from './modules/invitation/invite-calls.ts'
import { invoiceModule } from './modules/invoice/invoice-module.ts'
import { jobModule } from './modules/job/job-module.ts'
import { legalModule } from './modules/legal/legal-module.ts'
import { listingModule } from './modules/listing/listing-module.ts'
import { logModule } from './modules/log/log-module.ts'
import { mediaModule } from './modules/media/media-module.ts'
import { chatTemplateModule } from './modules/messages/chat-template-module.ts'
import { messagesModule } from './modules/messages/messages-module.ts'
import { offerPlanModule } from './modules/offer-plan/offer-plan-module.ts'
import { offerPriceModule } from './modules/offer-price/offer-price-module.ts'
import { offerTranslationModule } from './modules/offer-translation/offer-translation-module.ts'
import { openingModule } from './modules/opening/opening-module.ts'
import { orderModule } from './modules/order/order-module.ts'
import { pageErrorModule } from './modules/page-error/page-error-module.ts'
import { passModule } from './modules/pass/pass-module.ts'
import { paymentModule } from './modules/payment/payment-module.ts'
import { paymentKeyModule } from './modules/payment-key/payment-key-module.ts'
import { payoutModule } from './modules/payout/payout-module.ts'
import { pushModule } from './modules/push/push-module.ts'
import { rankingModule } from './modules/ranking/ranking-module.ts'
import { ratesModule } from './modules/rates/rates-module.ts'
import { rentalModule } from './modules/rental/rental-module.ts'
import { reportCalls } from './modules/report/report-calls.ts'
import { reviewModule } from './modules/review/review-module.ts'
import { roleModule } from './modules/role/role-module.ts'
import { savedModule } from './modules/saved/saved-module.ts'
import { sellerModule } from './modules/seller/seller-module.ts'
import { siteModule } from './modules/site/site-module.ts'
import { staffModule } from './modules/staff/staff-module.ts'
import { storeModule } from './modules/store/store-module.ts'
import { supportModule } from './modules/support/support-module.ts'
import { taxModule } from './modules/tax/tax-module.ts'
import { tenantModule } from './modules/tenant/tenant-module.ts'
import { ticketModule } from './modules/ticket/ticket-module.ts'
import { trustModule } from './modules/trust/trust-module.ts'
import { vaultModule } from './modules/vault/vault-module.ts'
import { walletModule } from './modules/wallet/wallet-module.ts'
import { webhookModule } from './modules/webhook/webhook-module.ts'
import { idempotencyModule } from './platform/call/idempotency.ts'
import type { Implementation } from './platform/call/implement.ts'
import type { Deps } from './platform/deps.ts'
import { sandboxPages } from './platform/payment/sandbox/pages.ts'

/** Every module of the gateway. A module implements calls and registers the handlers of its jobs. */
export const modules: ((deps: Deps) => Implementation[])[] = [
  accountModule,
  logModule,
  pageErrorModule,
  legalModule,
  listingModule,
  siteModule,
  contentModule,
  mediaModule,
  dictionaryModule,
  fileModule,
  cartCalls,
  checkoutModule,
  taxModule,
  paymentModule,
  orderModule,
  buyerModule,
  deliveryModule,
  rentalModule,
  couponCalls,
  sellerCouponCalls,
  walletModule,
  reviewModule,
  passModule,
  inviteCalls,
  reportCalls,
  afterSalesModule,
  sellerModule,
  storeModule,
  insightModule,
  offerPriceModule,
  offerPlanModule,
  offerTranslationModule,
  vaultModule,
  apiKeyModule,
  clientModule,
  paymentKeyModule,
  jobModule,
  tenantModule,
  declaredModule,
  applicationModule,
  payoutModule,
  invoiceModule,
  chargebackModule,
  pushModule,
  webhookModule,
  rankingModule,
  ratesModule,
  openingModule,
  staffModule,
  supportModule,
  ticketModule,
  trustModule,
  roleModule,
  auditModule,
  messagesModule,
  chatTemplateModule,
  catalogEditModule,
  savedModule,
  alertsModule,
  betaModule,
  idempotencyModule,
]

/** Routes outside the contract: files and the hosted card page. Each gets its own Fastify scope. */
export const pages: ((app: FastifyInstance, deps: Deps) => void | Promise<void>)[] = [mediaRoutes, sandboxPages]
