import { isLocale, type Locale } from '@tradepost/i18n'
import { eq, sql } from 'drizzle-orm'
import { readOnce, type Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { site } from '../../platform/db/schema/platform.ts'

export interface PurchaseFacts {
  kind: string
  /** The language in which the purchase was made. */
  locale: Locale
  /** Origin of the storefront. */
  origin: string
  /** True if a coupon is or was bound to the purchase. A coupon is never added later. */
  hasCoupon: boolean
}

/** Columns and joins of the facts of a row of `purchase`. */
export const factColumns = { kind: purchase.kind, locale: purchase.locale, origin: site.origin, coupon: couponGrant.id }

export const firstSite = sql`${site.id} = (select min(id) from site s where s.tenant_id = ${purchase.tenantId})`
export const couponOfPurchase = ofTenant(couponGrant, purchase.tenantId, eq(couponGrant.purchaseId, purchase.id))

interface FactRow {
  kind: string
  locale: string
  origin: string
  coupon: string | null
}

function toFacts({ kind, locale, origin, coupon }: FactRow): PurchaseFacts {
  return { kind, locale: isLocale(locale) ? locale : 'en', origin, hasCoupon: coupon !== null }
}

async function read(tx: Tx, tenantId: number, purchaseId: string): Promise<PurchaseFacts> {
  const [row] = await tx
    .select(factColumns)
    .from(purchase)
    .innerJoin(site, ofTenant(site, purchase.tenantId, firstSite))
    .leftJoin(couponGrant, couponOfPurchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.id, purchaseId)))
    .limit(1)
  if (!row) throw new Error(`purchase ${purchaseId} is missing`)
  return toFacts(row)
}

const nameOf = (tenantId: number, purchaseId: string) => `purchase ${tenantId} ${purchaseId}`

/** Facts of a purchase that do not change, read once per transaction. */
export const purchaseFacts = (tx: Tx, tenantId: number, purchaseId: string): Promise<PurchaseFacts> =>
  readOnce(tx, nameOf(tenantId, purchaseId), () => read(tx, tenantId, purchaseId))

/** Stores facts that another query has read, so that this transaction does not read them again. */
export const keepPurchaseFacts = (tx: Tx, tenantId: number, purchaseId: string, row: FactRow): Promise<PurchaseFacts> =>
  readOnce(tx, nameOf(tenantId, purchaseId), async () => toFacts(row))
