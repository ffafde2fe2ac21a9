import { type CallData, calls } from '@tradepost/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { pickText } from '../../platform/text/localised.ts'
import { isSellerActive } from '../offer/may-sell.ts'
import { isOnline, sellerBrief, sellerFacts } from '../offer/seller-brief.ts'

type Store = CallData<typeof calls.seller.sellerStore>

interface StoreBrand extends Record<string, unknown> {
  id: string
  name: string
  names: Record<string, string>
  alias: string
  n: number
}

async function storeBrands(tx: Tx, context: CallContext, sellerId: string): Promise<Store['brands']> {
  const { rows } = await tx.execute<StoreBrand>(sql`
    with hits as (
      select l.brand_id, count(*)::int as n from offer_listing l
      where l.tenant_id = ${context.tenant.tenantId} and l.seller_id = ${sellerId} group by l.brand_id)
    select b.id, b.name, b.names, b.alias, hits.n from hits
    join brand b on b.tenant_id = ${context.tenant.tenantId} and b.id = hits.brand_id order by hits.n desc, b.id`)
  return rows.map((row) => ({
    brandId: String(row.id),
    brandName: row.names[context.locale] ?? row.name,
    brandAlias: row.alias,
    offers: row.n,
  }))
}

async function sellerStore(tx: Tx, context: CallContext, id: string, now: Date): Promise<Store> {
  const [row] = fitsId64(id)
    ? await tx
        .select()
        .from(seller)
        .where(ofTenant(seller, context.tenant.tenantId, eq(seller.id, id)))
    : []
  if (!row) throw new Failure('not_found', { field: 'sellerId' })
  const brands = await storeBrands(tx, context, id)
  const sells = await isSellerActive(tx, context.tenant.tenantId, id)
  const brief = sellerBrief(row, now)
  return {
    ...brief,
    online: sells && brief.online,
    sells,
    ...sellerFacts(row),
    about: pickText(row.about, context.locale),
    bannerUrl: mediaUrl(row.bannerPath),
    brands,
  }
}

/** Excludes sellers whose user is disabled. A seller without a user belongs to the platform. */
const isActiveSeller = sql`not exists (select from app_user u
  where u.tenant_id = ${seller.tenantId} and u.id = ${seller.userId} and not u.enabled)`

async function onlineOf(tx: Tx, context: CallContext, ids: readonly string[], now: Date) {
  const valid = ids.filter(fitsId64)
  const rows =
    valid.length === 0
      ? []
      : await tx
          .select({ id: seller.id, presence: seller.presence, lastSeenAt: seller.lastSeenAt })
          .from(seller)
          .where(ofTenant(seller, context.tenant.tenantId, inArray(seller.id, valid), isActiveSeller))
  const online = new Map(rows.map((row) => [String(row.id), isOnline(row, now)]))
  return ids.map((sellerId) => ({ sellerId, online: online.get(sellerId) ?? false }))
}

/** Calls about the public store of a seller. */
export function sellerProfileCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  return [
    implement(calls.seller.sellerStore, async ({ query }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', (tx) => sellerStore(tx, context, query.sellerId, clock.now())),
    ),
    implement(calls.seller.sellerOnline, async ({ body }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', (tx) => onlineOf(tx, context, body.sellerIds, clock.now())),
    ),
  ]
}
