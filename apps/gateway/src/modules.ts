import type { FastifyInstance } from 'fastify'
import { accountModule } from './modules/account/account-module.ts'
import { buyerCalls } from './modules/account/user/buyer-calls.ts'
import { afterSalesModule } from './modules/after-sales/after-sales-module.ts'
import { alertsModule } from './modules/alerts/alerts-module.ts'
import { betaModule } from './modules/beta/beta-module.ts'
import { dictionaryModule } from './modules/dictionary/dictionary-module.ts'
import { fileModule } from './modules/file/file-module.ts'
import { mediaRoutes } from './modules/file/media-routes.ts'
import { inviteCalls } from './modules/invitation/invite-calls.ts'
import { productModule } from './modules/listing/product-module.ts'
import { logModule } from './modules/log/log-module.ts'
import { messagesModule } from './modules/messages/messages-module.ts'
import { libraryModule } from './modules/pass/library-module.ts'
import { membershipModule } from './modules/pass/pass-module.ts'
import { financeModule } from './modules/purchase-module.ts'
import { reportCalls } from './modules/report/report-calls.ts'
import { savedModule } from './modules/saved/saved-module.ts'
import { sellerModule } from './modules/seller/seller-module.ts'
import { sellerCalls } from './modules/seller/seller-profile.ts'
import { websiteModule } from './modules/site/site-module.ts'
import { serviceModule } from './modules/staff/staff-module.ts'
import type { Implementation } from './platform/call/implement.ts'
import type { Deps } from './platform/deps.ts'
import { sandboxPages } from './platform/payment/sandbox/pages.ts'

/** Every module of the gateway: it answers calls, and says which jobs it runs. */
export const modules: ((deps: Deps) => Implementation[])[] = [
  accountModule,
  logModule,
  productModule,
  websiteModule,
  dictionaryModule,
  fileModule,
  buyerCalls,
  sellerCalls,
  financeModule,
  membershipModule,
  inviteCalls,
  reportCalls,
  libraryModule,
  afterSalesModule,
  sellerModule,
  serviceModule,
  messagesModule,
  savedModule,
  alertsModule,
  betaModule,
]

/** What is served beside the contract: hosted card page, files. Each gets a scope of its own. */
export const pages: ((app: FastifyInstance, deps: Deps) => void | Promise<void>)[] = [mediaRoutes, sandboxPages]
