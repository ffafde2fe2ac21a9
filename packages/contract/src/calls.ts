import * as account from './calls/account.ts'
import * as afterSales from './calls/after-sales.ts'
import * as dictionary from './calls/dictionary.ts'
import * as file from './calls/file.ts'
import * as finance from './calls/finance.ts'
import * as log from './calls/log.ts'
import * as operation from './calls/operation.ts'
import * as product from './calls/product.ts'
import * as sellerOffers from './calls/seller-offers.ts'
import * as service from './calls/service.ts'
import * as website from './calls/website.ts'

/** Calls of one topic, whatever their group. */
export { afterSales, sellerOffers, service }

/** Every call by group; browsers import single calls instead. */
export const calls = { account, dictionary, file, finance, log, operation, product, website }
