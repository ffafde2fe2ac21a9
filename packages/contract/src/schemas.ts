import type { CallSchemas } from './call.ts'
import type * as calls from './calls.ts'
import * as account from './schemas/account/account.ts'
import * as alerts from './schemas/account/alerts.ts'
import * as beta from './schemas/account/beta.ts'
import * as factor from './schemas/account/factor.ts'
import * as messages from './schemas/account/messages.ts'
import * as push from './schemas/account/push.ts'
import * as saved from './schemas/account/saved.ts'
import * as signIn from './schemas/account/sign-in.ts'
import * as ticket from './schemas/account/ticket.ts'
import * as catalog from './schemas/offer/catalog.ts'
import * as catalogEdit from './schemas/offer/catalog-edit/index.ts'
import * as offer from './schemas/offer/offer.ts'
import * as valueCalculator from './schemas/offer/value-calculator.ts'
import * as afterSales from './schemas/order/after-sales.ts'
import * as cart from './schemas/order/cart.ts'
import * as chargeback from './schemas/order/chargeback.ts'
import * as checkout from './schemas/order/checkout.ts'
import * as coupon from './schemas/order/coupon.ts'
import * as invoice from './schemas/order/invoice.ts'
import * as order from './schemas/order/order.ts'
import * as payment from './schemas/order/payment.ts'
import * as points from './schemas/order/points.ts'
import * as rental from './schemas/order/rental.ts'
import * as report from './schemas/order/report.ts'
import * as review from './schemas/order/review.ts'
import * as reviewDesk from './schemas/order/review-desk.ts'
import * as tax from './schemas/order/tax.ts'
import * as unitClaim from './schemas/order/unit-claim.ts'
import * as wallet from './schemas/order/wallet.ts'
import * as invitation from './schemas/pass/invitation.ts'
import * as pass from './schemas/pass/pass.ts'
import * as passTerms from './schemas/pass/pass-terms.ts'
import * as sharedGame from './schemas/pass/shared-game.ts'
import * as application from './schemas/seller/application.ts'
import * as chatTemplate from './schemas/seller/chat-template.ts'
import * as offerPlan from './schemas/seller/offer-plan.ts'
import * as offerPrice from './schemas/seller/offer-price.ts'
import * as offerTranslation from './schemas/seller/offer-translation.ts'
import * as payout from './schemas/seller/payout.ts'
import * as payoutSettings from './schemas/seller/payout-settings.ts'
import * as seller from './schemas/seller/seller.ts'
import * as sellerEndpoint from './schemas/seller/seller-endpoint.ts'
import * as sellerKey from './schemas/seller/seller-key.ts'
import * as standing from './schemas/seller/standing.ts'
import * as vault from './schemas/seller/vault.ts'
import * as article from './schemas/site/article.ts'
import * as content from './schemas/site/content.ts'
import * as dictionary from './schemas/site/dictionary.ts'
import * as event from './schemas/site/event.ts'
import * as file from './schemas/site/file.ts'
import * as legal from './schemas/site/legal.ts'
import * as log from './schemas/site/log.ts'
import * as media from './schemas/site/media.ts'
import * as site from './schemas/site/site.ts'
import * as apiKey from './schemas/staff/api-key.ts'
import * as audit from './schemas/staff/audit.ts'
import * as client from './schemas/staff/client.ts'
import * as figures from './schemas/staff/figures.ts'
import * as job from './schemas/staff/job.ts'
import * as messageDesk from './schemas/staff/message-desk.ts'
import * as opening from './schemas/staff/opening.ts'
import * as pageError from './schemas/staff/page-error.ts'
import * as paymentKey from './schemas/staff/payment-key.ts'
import * as rates from './schemas/staff/rates.ts'
import * as role from './schemas/staff/role.ts'
import * as staff from './schemas/staff/staff.ts'
import * as support from './schemas/staff/support.ts'
import * as tenant from './schemas/staff/tenant.ts'
import * as ticketDesk from './schemas/staff/ticket-desk.ts'
import * as trust from './schemas/staff/trust.ts'
import * as webhook from './schemas/staff/webhook.ts'

type Registry = { readonly [T in keyof typeof calls]: { readonly [C in keyof (typeof calls)[T]]: CallSchemas } }

/** Schemas of every call, under the same topic and name. Only for servers, the fake gateway and the documentation. */
export const schemas = {
  account,
  afterSales,
  alerts,
  apiKey,
  application,
  article,
  audit,
  beta,
  cart,
  chatTemplate,
  catalog,
  catalogEdit,
  chargeback,
  checkout,
  client,
  content,
  coupon,
  dictionary,
  event,
  factor,
  figures,
  file,
  invitation,
  invoice,
  job,
  pageError,
  legal,
  log,
  media,
  messageDesk,
  messages,
  offer,
  order,
  pass,
  passTerms,
  payment,
  paymentKey,
  offerPlan,
  offerPrice,
  offerTranslation,
  payout,
  payoutSettings,
  points,
  push,
  rental,
  report,
  review,
  reviewDesk,
  saved,
  seller,
  sellerEndpoint,
  sellerKey,
  sharedGame,
  signIn,
  site,
  opening,
  rates,
  role,
  staff,
  standing,
  support,
  tax,
  ticket,
  tenant,
  ticketDesk,
  trust,
  webhook,
  unitClaim,
  valueCalculator,
  vault,
  wallet,
} as const satisfies Registry
