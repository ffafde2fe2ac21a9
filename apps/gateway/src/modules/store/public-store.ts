import { type CallData, calls } from '@tradepost/contract'
import { count, desc, eq, inArray } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offerListing } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { pickText } from '../../platform/text/localised.ts'
import { maySellerAct, sellerAllows } from '../offer/may-sell.ts'
import { isOnline, sellerBrief, sellerFacts } from '../offer/seller-brief.ts'

type Store = CallData<typeof calls.seller.sellerStore>

async function storeBrands(tx: Tx, context: CallContext, sellerId: string): Promise<Store['brands']> {
  const { tenantId } = context.tenant
  const offerCounts = tx
    .select({ brandId: offerListing.brandId, offers: count().as('offers') })
    .from(offerListing)
    .where(ofTenant(offerListing, tenantId, eq(offerListing.sellerId, sellerId)))
    .groupBy(offerListing.brandId)
    .as('offer_counts')
  const rows = await tx
    .select({ id: brand.id, name: brand.name, names: brand.names, alias: brand.alias, offers: offerCounts.offers })
    .from(offerCounts)
    .innerJoin(brand, ofTenant(brand, tenantId, eq(brand.id, offerCounts.brandId)))
    .orderBy(desc(offerCounts.offers), brand.id)
  return rows.map((row) => ({
    brandId: row.id,
    brandName: row.names[context.locale] ?? row.name,
    brandAlias: row.alias,
    offers: row.offers,
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
  const { tenantId } = context.tenant
  const sells = await maySellerAct(tx, tenantId, id, 'sell')
  const isShownOnline = await maySellerAct(tx, tenantId, id, 'be_online')
  const isAway = row.standing === 'vacation' && (await maySellerAct(tx, tenantId, id, 'show'))
  const brief = sellerBrief(row, now)
  return {
    ...brief,
    online: isShownOnline && brief.online,
    sells,
    mayContact: await maySellerAct(tx, tenantId, id, 'be_contacted'),
    away: isAway,
    awayUntil: isAway ? (row.vacationUntil?.toISOString() ?? null) : null,
    ...sellerFacts(row),
    about: pickText(row.about, context.locale),
    bannerUrl: mediaUrl(row.bannerPath),
    brands,
  }
}

async function onlineOf(tx: Tx, context: CallContext, ids: readonly string[], now: Date) {
  const valid = ids.filter(fitsId64)
  const rows =
    valid.length === 0
      ? []
      : await tx
          .select({ id: seller.id, presence: seller.presence, lastSeenAt: seller.lastSeenAt })
          .from(seller)
          .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
          .where(ofTenant(seller, context.tenant.tenantId, inArray(seller.id, valid), sellerAllows('be_online')))
  const online = new Map(rows.map((row) => [String(row.id), isOnline(row, now)]))
  return ids.map((sellerId) => ({ sellerId, online: online.get(sellerId) ?? false }))
}

/** Calls about the public store of a seller. */
export function publicStoreCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  return [
    implement(calls.seller.sellerStore, async ({ query }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', (tx) => sellerStore(tx, context, query.sellerId, clock.now())),
    ),
    implement(calls.seller.sellerOnline, async ({ body }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', (tx) => onlineOf(tx, context, body.sellerIds, clock.now())),
    ),
  ]
}
