import type { CallData, calls } from '@tradepost/contract'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { type TenantTask, tenantTasks } from '@tradepost/domain/opening/tenant-tasks'
import { asc, eq, isNotNull, like, max } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { offerListing } from '../../platform/db/schema/offer.ts'
import { clientSecret } from '../../platform/db/schema/operation/client-secret.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { fxRate, site, tenant } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'

type TenantView = CallData<typeof calls.tenant.tenantList>['list'][number]

async function lastUseOf(tx: Tx, tenantId: number, ending: string): Promise<string | null> {
  const [row] = await tx
    .select({ at: max(clientSecret.lastUsedAt) })
    .from(clientSecret)
    .where(ofTenant(clientSecret, tenantId, like(clientSecret.clientId, `%${ending}`)))
  return row?.at?.toISOString() ?? null
}

/** Numbers of a tenant, without anything about a person. */
async function countsOf(tx: Tx, tenantId: number) {
  return {
    owners: await tx.$count(roleMember, ofTenant(roleMember, tenantId, eq(roleMember.preset, 'owner'))),
    sellers: await tx.$count(seller, ofTenant(seller, tenantId, eq(seller.standing, 'active'))),
    offers: await tx.$count(offerListing, ofTenant(offerListing, tenantId)),
    orders: await tx.$count(orderHead, ofTenant(orderHead, tenantId, isNotNull(orderHead.paidAt))),
    shopSeenAt: await lastUseOf(tx, tenantId, '-web'),
    deskSeenAt: await lastUseOf(tx, tenantId, '-desk'),
  }
}

/** Every tenant of the installation by its number, with what remains to be done. */
export async function listTenants({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<TenantView[]> {
  const rows = await db.withoutTenant((tx) =>
    tx.select().from(tenant).innerJoin(site, eq(tenant.id, site.tenantId)).orderBy(asc(tenant.id)),
  )
  const list: TenantView[] = []
  for (const { tenant: row, site: shop } of rows) {
    const { owners, ...counts } = await db.withTenant(row.id, 'platform', (tx) => countsOf(tx, row.id))
    const isDone: Record<TenantTask, boolean> = {
      desk: counts.deskSeenAt !== null,
      owner: owners > 0,
      shop: counts.shopSeenAt !== null,
      open: row.openedAt !== null,
    }
    list.push({
      ...{ id: row.code, number: row.id, company: row.companyName, shopOrigin: shop.origin },
      deskOrigin: config.deskOrigins[row.code] ?? null,
      createdAt: row.createdAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
      ...counts,
      tasks: tenantTasks.filter((task) => !isDone[task]),
    })
  }
  return list
}

/** The currencies that the installation has a rate for. */
export async function ratedCurrencies({ db }: Pick<Deps, 'db'>) {
  const rows = await db.withoutTenant((tx) => tx.selectDistinct({ code: fxRate.code }).from(fxRate))
  return currencyCodes.filter((code) => code === 'USD' || rows.some((row) => row.code === code))
}
