import type { CallData, product } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { oneOff } from '../../platform/db/tenant-read.ts'
import type { CatalogueFacts, CatalogueReader } from './catalogue-facts.ts'
import { type KeywordMatch, type Run, readKeyword } from './keyword.ts'
import { conditionOf, type ListingBody, type ListingFilter, listingFilter } from './listing-filters.ts'
import { brandsOf, facetsOf, type Hits, openFacets, readHits } from './listing-hits.ts'
import { listingOrders } from './listing-sorts.ts'
import { cardOf, cardRows } from './offer-reads.ts'

type OfferPage = CallData<typeof product.productPage>

const defaultPageSize = 24
/** A keyword with fewer exact hits is also looked for inside words. */
const fewHits = 200
/** Looking inside words has to read each hit's text. */
const insideCap = 1000
/** With more hits than this, every one fits the keyword about as well: the recommended come first. */
const rankedHits = 1000

/** Without a filter the counters of the catalogue know the number already. */
async function countListed(run: Run, tenantId: number, body: ListingBody): Promise<number> {
  const brand = body.brandId ? sql`and brand_id = ${body.brandId}::bigint` : sql``
  const category = body.categoryId ? sql`and category_id = ${body.categoryId}::bigint` : sql``
  const rows = await run<{ n: number }>(
    sql`select coalesce(sum(offer_count), 0)::int as n from brand_category where tenant_id = ${tenantId} ${brand} ${category}`,
  )
  return rows[0]?.n ?? 0
}

const narrowing = [
  'sellerId',
  'keyWord',
  'priceMin',
  'priceMax',
  'attributes',
  'deliveryMode',
  'instant',
  'verified',
  'inStock',
  'standardTypes',
] as const
const isPlain = (body: ListingBody) => narrowing.every((name) => body[name] === undefined || body[name] === '')

interface Search {
  hits: Hits
  filter: ListingFilter
  match: KeywordMatch
}

/** Reads the keyword as narrowly as it finds enough; null when it holds nothing to look for. */
async function search(
  run: Run,
  facts: CatalogueFacts,
  tenantId: number,
  keyword: string,
  base: ListingFilter,
): Promise<Search | null> {
  const readings = await readKeyword(run, tenantId, keyword)
  if (!readings) return null
  const attempt = async (match: KeywordMatch, cap?: number): Promise<Search> => {
    const filter = { ...base, where: sql`${base.where} and ${match.condition}` }
    return { match, filter, hits: await readHits(run, conditionOf(filter), openFacets(facts, filter), cap) }
  }
  const exact = await attempt(readings.exact)
  if (exact.hits.total >= fewHits) return exact
  const wider = readings.inside ? await attempt(readings.inside, insideCap) : exact
  if (wider.hits.total > 0) return wider
  const corrected = await readings.corrected()
  return corrected ? attempt(corrected) : exact
}

async function idsOf(run: Run, condition: SQL, order: SQL, pageNo: number, pageSize: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    sql`select l.id from offer_listing l where ${condition} order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  return rows.map((row) => row.id)
}

/** One page of offers with its facets; the query behind every list of the shop. */
export async function listOffers(
  db: Pick<Database, 'read'>,
  catalogue: CatalogueReader,
  context: CallContext,
  body: ListingBody,
  now: Date,
): Promise<OfferPage> {
  const { tenantId, siteId } = context.tenant
  const { locale } = context
  const run: Run = (query) => db.read(tenantId, context.user?.userId ?? 'visitor', oneOff(query))
  const facts = await catalogue.current(tenantId)
  const currency = facts.currency(siteId, locale, body.toCurrencyId)
  const { pageNo = 1, pageSize = defaultPageSize } = body
  const keyword = body.keyWord?.trim() ?? ''
  const placed = body.brandId ?? body.categoryId ?? body.sellerId
  const base = listingFilter(tenantId, body, currency, keyword === '' || placed !== undefined)
  const found = keyword ? await search(run, facts, tenantId, keyword, base) : null
  if (keyword && !found) return { total: 0, pageNo, pageSize, list: [], facets: [], brands: [] }

  const plain = isPlain(body)
  const narrowed = !plain || body.brandId !== undefined || body.categoryId !== undefined
  const filter = found?.filter ?? base
  const hits = found?.hits ?? (narrowed ? await readHits(run, conditionOf(filter), openFacets(facts, filter)) : null)
  const sort = body.sort ?? (found ? 'best-match' : 'recommended')
  const byRank = found && sort === 'best-match' && found.hits.total <= rankedHits
  const order = byRank ? sql`${found.match.rank} desc, ${listingOrders[sort]}` : listingOrders[sort]
  // Where many fit, the next page is found soonest by walking the order's own index, which begins with the tenant.
  const walk = found && found.hits.total > rankedHits ? sql`l.tenant_id = ${tenantId} and ` : sql``
  const condition = sql`${walk}${conditionOf(filter)}`
  const ids = hits?.total === 0 ? [] : await idsOf(run, condition, order, pageNo, pageSize)
  const cards = ids.length > 0 ? await cardRows(db, context, ids) : []
  return {
    total: plain || !hits ? await countListed(run, tenantId, body) : hits.total,
    pageNo,
    pageSize,
    list: cards.flatMap((row) => cardOf(row, facts, locale, currency, now) ?? []),
    facets: hits ? await facetsOf(run, facts, locale, filter, hits) : [],
    brands: found ? brandsOf(facts, locale, found.hits) : [],
  }
}
