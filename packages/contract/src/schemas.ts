import type { CallSchemas } from './call.ts'
import type { calls } from './calls.ts'
import * as account from './schemas/account.ts'
import * as accountSecurity from './schemas/account-security.ts'
import * as afterSales from './schemas/after-sales.ts'
import * as dictionary from './schemas/dictionary.ts'
import * as file from './schemas/file.ts'
import * as finance from './schemas/finance.ts'
import * as log from './schemas/log.ts'
import * as operation from './schemas/operation.ts'
import * as product from './schemas/product.ts'
import * as sellerOffers from './schemas/seller-offers.ts'
import * as service from './schemas/service.ts'
import * as signIn from './schemas/sign-in.ts'
import * as website from './schemas/website.ts'

type Registry = { readonly [G in keyof typeof calls]: { readonly [C in keyof (typeof calls)[G]]: CallSchemas } }

const { brandGroup, ...websiteRest } = website

/** The schemas of every call, under the same group and name. Servers, the fake and the documentation only. */
export const schemas = {
  account: { ...account, ...accountSecurity, ...signIn },
  dictionary,
  file,
  finance: { ...finance, ...afterSales, ...service },
  log,
  operation,
  product: { ...product, ...sellerOffers },
  website: { ...websiteRest, topSeller: brandGroup, mostPop: brandGroup, mostNew: brandGroup },
} as const satisfies Registry
