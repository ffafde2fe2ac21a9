import type { CallData, calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { oneOff } from '../../platform/db/tenant-read.ts'
import type { CatalogReader, CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { type KeywordMatch, normaliseKeyword, type Run, readKeyword } from '../catalog/keyword.ts'
import { cardOf, cardRows } from '../offer/offer-reads.ts'
import { conditionOf, type ListingBody, type ListingFilter, listingFilter } from './listing-filters.ts'
import {
  brandsOf,
  facetSample,
  facetsOf,
  type Hits,
  openFacets,
  readChosen,
  readHits,
  type Shown,
} from './listing-hits.ts'
import { listingOrders } from './listing-sorts.ts'

type OfferPage = CallData<typeof calls.offer.offerPage>

const defaultPageSize = 24
/** A keyword with fewer hits than this is also searched inside words. */
const fewHits = 200
/** Lower limit for searching inside words, which reads the text of each hit. */
const insideCap = 1000

/** The number of offers without a filter, from the catalog's counters. */
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

interface Listing {
  run: Run
  facts: CatalogSnapshot
  tenantId: number
  body: ListingBody
  base: ListingFilter
  page: Pick<Shown, 'pageSize' | 'offset'>
}
interface ListResult {
  hits: Hits | null
  chosen: Hits[]
  total: number
  ids: string[]
  filter: ListingFilter
}

/** Reads a page along the order's own index, which is fastest if many offers match. */
async function walk({ run, tenantId, page }: Listing, filter: ListingFilter, order: SQL): Promise<string[]> {
  const rows = await run<{ id: string }>(
    sql`select l.id from offer_listing l where l.tenant_id = ${tenantId} and ${conditionOf(filter)}
      order by ${order} limit ${page.pageSize} offset ${page.offset}`,
  )
  return rows.map((row) => row.id)
}

/** Lists all offers, or all of a brand or category: counters give the total, a sample gives the facets. */
async function plainList(listing: Listing): Promise<ListResult> {
  const { run, facts, tenantId, body, base } = listing
  const sampled = body.brandId !== undefined || body.categoryId !== undefined
  const reading = { tenantId, filter: base, facets: openFacets(facts, base), cap: facetSample }
  const [total, ids, hits] = await Promise.all([
    countListed(run, tenantId, body),
    walk(listing, base, listingOrders[body.sort ?? 'recommended']),
    sampled ? readHits(run, reading) : null,
  ])
  return { hits, chosen: [], total, ids, filter: base }
}

async function filteredList(listing: Listing, match: KeywordMatch | null, cap?: number): Promise<ListResult> {
  const { run, facts, tenantId, body, base, page } = listing
  const filter = match ? { ...base, match: match.condition, apart: match.apart } : base
  const sort = body.sort ?? (match ? 'best-match' : 'recommended')
  const order = listingOrders[sort]
  const fit = sort === 'best-match' ? (match?.rank ?? null) : null
  const facets = openFacets(facts, filter)
  const [hits, chosen] = await Promise.all([
    readHits(run, { tenantId, filter, facets, cap, shown: { ...page, order, fit } }),
    readChosen(run, facts, tenantId, filter),
  ])
  return { hits, chosen, total: hits.total, ids: hits.ids ?? (await walk(listing, filter, order)), filter }
}

/** True if the keyword alone finds enough, so that only the filters make hits few. */
async function findsEnough(
  { run, body }: Listing,
  { condition }: KeywordMatch,
  { chosen }: ListResult,
): Promise<boolean> {
  if (isPlain({ ...body, keyWord: '' }) && !body.brandId && !body.categoryId) return false
  if (chosen.some(({ total }) => total >= fewHits)) return true
  const rows = await run(sql`select 1 from offer_listing l where ${condition} limit ${fewHits}`)
  return rows.length === fewHits
}

/** Uses the narrowest reading of the keyword that finds enough; null if the keyword contains no words. */
async function search(listing: Listing, keyword: Parameters<typeof readKeyword>[1]): Promise<ListResult | null> {
  const readings = readKeyword(listing.facts, keyword)
  if (!readings) return null
  let result: ListResult | null = null
  for (const reading of [readings.whole, readings.begun]) {
    result = await filteredList(listing, reading)
    if (result.total >= fewHits || (await findsEnough(listing, reading, result))) return result
  }
  const wider = readings.inside ? await filteredList(listing, readings.inside, insideCap) : result
  if (wider && wider.total > 0) return wider
  const corrected = readings.corrected()
  return corrected ? filteredList(listing, corrected) : result
}

/** One page of offers with its facets. Every list of offers uses this query. */
export async function listOffers(
  db: Pick<Database, 'read'>,
  catalog: CatalogReader,
  context: CallContext,
  body: ListingBody,
  now: Date,
): Promise<OfferPage> {
  const { tenantId, siteId } = context.tenant
  const { locale } = context
  const run: Run = (query) => db.read(tenantId, context.user?.userId ?? 'visitor', oneOff(query))
  const keyword = typedKeyword(body.keyWord ?? '')
  const [facts, words] = await Promise.all([catalog.current(tenantId), keyword ? normaliseKeyword(run, keyword) : null])
  const currency = facts.currency(siteId, locale, body.toCurrencyId)
  const { pageNo = 1, pageSize = defaultPageSize } = body
  const placed = body.brandId ?? body.categoryId ?? body.sellerId
  const base = listingFilter(tenantId, body, currency, !words || placed !== undefined)
  const listing = { run, facts, tenantId, body, base, page: { pageSize, offset: (pageNo - 1) * pageSize } }
  const result = words
    ? await search(listing, words)
    : await (isPlain(body) ? plainList(listing) : filteredList(listing, null))
  if (!result) return { total: 0, pageNo, pageSize, list: [], facets: [], brands: [] }
  const { hits, chosen, total, ids, filter } = result
  const cards = ids.length > 0 ? await cardRows(db, context, ids) : []
  return {
    total,
    pageNo,
    pageSize,
    list: cards.flatMap((row) => cardOf(row, facts, locale, currency, now) ?? []),
    facets: hits ? facetsOf(facts, locale, filter, { hits, chosen, total }) : [],
    brands: words && hits ? brandsOf(facts, locale, hits) : [],
  }
}
