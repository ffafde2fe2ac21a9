import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { currency, site, tenant } from '../../platform/db/schema/platform.ts'
import type { Audience } from '../../platform/money/price.ts'

/** The site, language and currency of a purchase, so that it can be priced again in the same way. */
export async function audienceOf(
  tx: Tx,
  tenantId: number,
  purchaseId: string,
): Promise<{ audience: Audience; currencyId: string }> {
  const [row] = await tx
    .select({
      ...{ code: tenant.code, siteId: site.id, origin: site.origin },
      ...{ locale: purchase.locale, currencyId: currency.id },
    })
    .from(purchase)
    .innerJoin(tenant, eq(tenant.id, purchase.tenantId))
    .innerJoin(site, ofTenant(site, purchase.tenantId))
    .innerJoin(currency, eq(currency.code, purchase.currency))
    .where(ofTenant(purchase, tenantId, eq(purchase.id, purchaseId)))
    .orderBy(site.id)
    .limit(1)
  if (!row) throw new Error(`purchase ${purchaseId} is missing`)
  const { code, origin, locale } = row
  const audience = { tenant: { tenantId, code, siteId: String(row.siteId), origin }, locale }
  return { audience, currencyId: String(row.currencyId) }
}
