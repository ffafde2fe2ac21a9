import { rankTenant } from '@tradepost/gateway/modules/ranking/sweep-ranks'
import { developmentClientSecret } from '@tradepost/gateway/platform/config/defaults'
import { refuseSeed, type SeedOptions } from '@tradepost/gateway/platform/config/seeding'
import type { TenantSecrets } from '@tradepost/gateway/platform/crypto/secret-box'
import { createClient } from '@tradepost/gateway/platform/db/client'
import { copyMissing } from '@tradepost/gateway/platform/files/copy-missing'
import { createDiskFiles, mediaFolder } from '@tradepost/gateway/platform/files/disk-files'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { makeArtwork } from './artwork/make-artwork.ts'
import { type CatalogueIds, catalogueRows } from './catalogue/catalogue-rows.ts'
import { gameEventRows } from './catalogue/game-events.ts'
import { copyOffers, type Model, modelOf } from './offers/copy-offers.ts'
import { offerRows, type SeedOffer, withSold } from './offers/offer-rows.ts'
import { reportRows } from './offers/report-rows.ts'
import { unitsOf } from './offers/stock.ts'
import { maxTranslated, translationsOf } from './offers/translations.ts'
import { seedViews } from './offers/view-rows.ts'
import { type LentOffer, lendOut } from './orders/lend-out.ts'
import { sellEarlier } from './orders/past-sales.ts'
import { type PlannedSale, planSales, soldPieces } from './orders/plan-sales.ts'
import { liveAsRegular } from './orders/regular/live-as-regular.ts'
import { insertReviews, ratingsOf, reviewRows } from './orders/review-rows.ts'
import { sellPlanned } from './orders/sell-planned.ts'
import { passEventRows } from './pass/pass-events.ts'
import { passPlanRows, sharedGamePeriodRows, sharedGameRows } from './pass/shared-games.ts'
import { avatarRows } from './people/avatar-rows.ts'
import { demoApplicants } from './people/demo-applicants.ts'
import { demoBuyer } from './people/demo-buyer.ts'
import { demoStaff, linkDemoSeller } from './people/demo-staff.ts'
import { demoPayoutAccount } from './people/payout-account.ts'
import { sellerMarkRows } from './people/seller-mark-rows.ts'
import { sellersOf } from './people/sellers.ts'
import { beginBulkLoad } from './rows/bulk-load.ts'
import { insertRows } from './rows/insert-rows.ts'
import { couponRows } from './site/coupon-rows.ts'
import { insureAccounts } from './site/insure-accounts.ts'
import { seedTenantFacts, seedWorld } from './site/platform.ts'
import { articleRows, noticeRows, pageAreaRows, sceneRows, templateRows } from './site/site-rows.ts'
import { type SeedTenant, seedTenants } from './tenant/tenants.ts'

const batch = 1000
/** This many offers of a site are generated one by one. All others are copies of these with other prices and times. */
const differentOffers = 40_000

async function seedOffers(
  client: pg.Client,
  tenant: SeedTenant,
  secrets: TenantSecrets,
  count: number,
  now: Date,
  { deps, say, orders }: Pick<SeedOptions, 'deps' | 'say' | 'orders'>,
) {
  const rows = catalogueRows(tenant, now)
  await insertRows(client, 'brand', rows.brands)
  await insertRows(client, 'category', rows.categories)
  await insertRows(client, 'brand_category', rows.pairs)
  await insertRows(client, 'attribute_def', rows.attributes)
  const aliases = rows.games.map((game) => game.alias)
  const sellers = sellersOf(tenant, tenant.sellers + Math.floor(count / 5000), aliases, now)
  await insertRows(
    client,
    'seller',
    sellers.map(({ good: _, ...row }) => row),
  )
  await insertRows(client, 'seller_mark', sellerMarkRows(tenant, sellers))
  await insureAccounts(client, tenant, rows.ids)

  const different = Math.min(count, Math.round(differentOffers * tenant.share))
  const all = () => offerRows(tenant, rows.games, rows.ids, sellers, different, now, count)
  const sales = planSales(tenant, all(), different, orders, now)
  const sold = soldPieces(sales)
  // Offers start with the final rating of their seller, so that inserting the reviews need not update them.
  const ratings = ratingsOf(reviewRows(tenant, sales))
  const lent: LentOffer[] = []
  const past: string[] = []
  const models: Model[] = []
  const write = async (offers: readonly SeedOffer[], before: number) => {
    const translated = before < maxTranslated ? offers.flatMap((offer) => translationsOf(tenant, offer)) : []
    const offerRows = offers.map(({ row }) => ({ ...row, seller_rating: ratings.get(row.seller_id) ?? null }))
    const units = offers.flatMap(({ secrets: kind, game, row }) =>
      unitsOf({ secrets: kind, alias: game.alias, row }, secrets),
    )
    await client.query('set constraints all deferred')
    await insertRows(client, 'verification', reportRows(tenant, offers), batch)
    await insertRows(client, 'offer', offerRows, batch)
    await client.query('set constraints all immediate')
    await insertRows(client, 'account_unit', units, batch)
    await insertRows(client, 'offer_translation', translated, batch)
  }
  let waiting: SeedOffer[] = []
  let done = 0
  // Prepare the next batch while the database writes the previous one.
  let writing = Promise.resolve()
  const flush = async () => {
    await writing
    writing = write(waiting, done)
    // The next flush handles a failed write. Until then, this handler prevents an unhandled rejection.
    writing.catch(() => {})
    done += waiting.length
    waiting = []
    if (done % 20_000 === 0) say(`${tenant.code}: ${done} of ${count} offers`)
  }
  for (const planned of all()) {
    const offer = withSold(planned, sold.get(planned.row.id) ?? 0)
    waiting.push(offer)
    if (offer.isPast) past.push(offer.row.id)
    if (offer.lent) lent.push({ ...offer.row, lent: offer.lent })
    if (count > different && offer.row.status !== 2 && !offer.isPast) models.push(modelOf(offer))
    if (waiting.length === batch) await flush()
  }
  await flush()
  await writing
  if (count > different) {
    const range = { from: different, to: count }
    const sellerRows = sellers.map(({ id }) => ({ id, rating: ratings.get(id) ?? null }))
    await copyOffers(client, tenant, { ...range, models, sellers: sellerRows, secrets, now, say })
  }
  await seedViews(client, { tenant, deps, games: rows.games }, rows.ids.brand, now)
  return { ids: rows.ids, lent, past, sales }
}

/** Shared games, coupons and events; also added to shops that were seeded without them. */
async function seedExtras(client: pg.Client, tenant: SeedTenant, now: Date) {
  await insertRows(client, 'shared_game', sharedGameRows(tenant))
  await insertRows(client, 'shared_game_period', sharedGamePeriodRows(tenant))
  await insertRows(client, 'pass_plan', passPlanRows(tenant))
  await insertRows(client, 'pass_event', passEventRows(tenant, now))
  await insertRows(client, 'coupon', couponRows(tenant, now))
  const { rows: brands } = await client.query('select id, alias, name, names from brand where tenant_id = $1', [
    tenant.id,
  ])
  await insertRows(client, 'game_event', gameEventRows(tenant, brands, now))
}

async function seedSite(client: pg.Client, tenant: SeedTenant, ids: CatalogueIds, now: Date) {
  const help = articleRows(tenant, now)
  await insertRows(client, 'article_category', help.categories)
  await insertRows(client, 'article', help.articles)
  await insertRows(client, 'notice', noticeRows(tenant, now))
  await insertRows(client, 'page_area', pageAreaRows(tenant, ids))
  await insertRows(client, 'template_setting', templateRows(tenant))
  await insertRows(client, 'scene_text', sceneRows(tenant))
  await insertRows(client, 'file', avatarRows(tenant, now))
  await seedExtras(client, tenant, now)
  await demoBuyer(client, tenant, now)
  await linkDemoSeller(client, tenant)
}

async function seedTenant(
  { deps, offers, orders, say }: SeedOptions,
  client: pg.Client,
  tenant: SeedTenant,
  now: Date,
): Promise<{ created: number; lent: LentOffer[]; past: string[]; sales: PlannedSale[] }> {
  await client.query(`select set_config('app.tenant_id', $1, true), set_config('app.actor', 'seed', true)`, [
    String(tenant.id),
  ])
  await seedTenantFacts(
    client,
    tenant,
    deps.config.clientSecrets[`${tenant.code}-web`] ?? developmentClientSecret(`${tenant.code}-web`),
  )
  const { rowCount } = await client.query('select 1 from storefront_setting where tenant_id = $1', [tenant.id])
  if (rowCount) {
    await demoStaff(client, tenant, now)
    await linkDemoSeller(client, tenant)
    await seedExtras(client, tenant, now)
    return { created: 0, lent: [], past: [], sales: [] }
  }
  const count = Math.round(offers * tenant.share)
  say(`${tenant.code}: ${count} offers`)
  const secrets = await deps.secrets.forTenant(drizzle(client), tenant.id)
  await demoStaff(client, tenant, now)
  const { ids, lent, past, sales } = await seedOffers(client, tenant, secrets, count, now, { deps, say, orders })
  await client.query('call learn_category_attributes($1)', [tenant.id])
  await seedSite(client, tenant, ids, now)
  await demoPayoutAccount(client, tenant, secrets, now)
  await demoApplicants(client, tenant, secrets, now)
  await insertRows(client, 'storefront_setting', [
    { tenant_id: tenant.id, recommended_seller_level: 0, short_link_hosts: [`blog.${tenant.code}.example`] },
  ])
  return { created: count, lent, past, sales }
}

async function seedTenantsOf(options: SeedOptions, client: pg.Client, now: Date): Promise<number> {
  const load = await beginBulkLoad(client, options.offers, options.say)
  const filled = []
  for (const tenant of seedTenants) {
    filled.push({ tenant, ...(await seedTenant(options, client, tenant, now)) })
    await load.loaded(tenant.id)
  }
  await load.finish()
  for (const { tenant, created, lent, past, sales } of filled) {
    await sellPlanned(client, tenant, options.deps, sales, now)
    await insertReviews(client, tenant, sales)
    await lendOut(client, tenant, options.deps, lent, now)
    await sellEarlier(client, tenant, options.deps, options.orders === 0 ? [] : past, now)
    if (created > 0 && options.orders > 0) await liveAsRegular(client, tenant, options.deps, now)
  }
  await load.reviewed()
  return filled.reduce((sum, { created }) => sum + created, 0)
}

/** Fills an empty shop, including pictures; does nothing to one with data. Returns how many offers were created. */
export async function seed(options: SeedOptions): Promise<number> {
  refuseSeed(options.deps.config)
  const { deps, say } = options
  await makeArtwork(deps.config.dataDir, say)
  // Pictures are drawn on the disk. A gateway with another file store gets them from there.
  if (deps.config.files.stores[0] !== 'disk')
    await copyMissing(createDiskFiles(mediaFolder(deps.config.dataDir)), deps.files)
  return seedDatabase(options)
}

/** Seeds the rows without the pictures. */
export async function seedDatabase(options: SeedOptions): Promise<number> {
  const { deps } = options
  refuseSeed(deps.config)
  const client = createClient(options.ownerUrl)
  await client.connect()
  const now = deps.clock.now()
  let created = 0
  try {
    await client.query('select pg_advisory_lock(7411002)')
    await seedWorld(client, now)
    await client.query('begin')
    try {
      created = await seedTenantsOf(options, client, now)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    // Vacuum also empties the pending lists of the word indexes, which would make searches slow or plan them differently.
    if (created > 0) await client.query('vacuum (analyze)')
    for (const { id, code } of created > 0 ? seedTenants : []) {
      // Ranking every copy takes longer than all the rest; the gateway does it as the shop runs.
      if (options.offers > differentOffers) continue
      options.say(`${code}: ranking the offers`)
      await rankTenant(deps, id)
    }
  } finally {
    await client.end()
  }
  return created
}
