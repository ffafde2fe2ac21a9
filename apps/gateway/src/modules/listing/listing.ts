import type { CallData, calls } from '@tradepost/contract'
import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { normaliseSearch } from '@tradepost/domain/search/normalise-search'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { oneOff } from '../../platform/db/connection/tenant-read.ts'
import type { Database } from '../../platform/db/database.ts'
import type { CatalogReader, CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { type Run, splitKeyword, type TypedWord } from '../catalog/keyword.ts'
import { cardOf, cardRows } from '../offer/offer-reads.ts'
import type { AttributeValues } from './attribute-values.ts'
import type { KeywordMatch } from './keyword-readings.ts'
import { searchByWords } from './keyword-search.ts'
import { readCursor } from './listing-cursor.ts'
import { brandsOf, facetsOf, openFacets, readChosen } from './listing-facets.ts'
import { type ListingBody, type ListingFilter, listingFilter } from './listing-filters.ts'
import { facetSample, type Hits, type HitsReader, hitsReader } from './listing-hits.ts'
import { type ListedPage, readPage, type Shown } from './listing-page.ts'
import { listingSorts } from './listing-sorts.ts'

type OfferPage = CallData<typeof calls.offer.offerPage>

const defaultPageSize = 24

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
  readHits: HitsReader
}
interface ListResult {
  hits: Hits | null
  chosen: Hits[]
  total: number
  page: ListedPage
  filter: ListingFilter
  /** Words of the keyword that were left out of the search. */
  dropped?: string[]
}

/** The page to show in this order. */
function shownPage({ body }: Listing, sortKey: NonNullable<ListingBody['sort']>, fit: SQL | null = null): Shown {
  const { pageNo = 1, pageSize = defaultPageSize, cursor } = body
  const place = readCursor(cursor, sortKey)
  return { sortKey, sort: listingSorts[sortKey], pageSize, offset: (pageNo - 1) * pageSize, place, fit }
}

/** Lists all offers, or all of a brand or category: counters give the total, a sample gives the facets. */
async function plainList(listing: Listing): Promise<ListResult> {
  const { run, facts, tenantId, body, base, readHits } = listing
  const sampled = body.brandId !== undefined || body.categoryId !== undefined
  const [total, page, hits] = await Promise.all([
    countListed(run, tenantId, body),
    readPage(run, base, shownPage(listing, body.sort ?? 'recommended')),
    sampled ? readHits({ filter: base, facets: openFacets(facts, base), cap: facetSample }) : null,
  ])
  return { hits, chosen: [], total, page, filter: base }
}

const noPage: ListedPage = { ids: [], next: null, previous: null }

/** True for a page number beyond the counted offers: such a page is empty. Only cursors reach further offers. */
const isBehindCounted = ({ place, offset }: Shown) => !place && offset >= mostCounted

async function filteredList(listing: Listing, match: KeywordMatch | null, cap?: number): Promise<ListResult> {
  const { run, facts, body, base, readHits } = listing
  const filter = match ? { ...base, match: match.condition, apart: match.apart } : base
  const sort = body.sort ?? (match ? 'best-match' : 'recommended')
  const shown = shownPage(listing, sort, sort === 'best-match' ? match?.rank : null)
  const [hits, chosen] = await Promise.all([
    readHits({ filter, facets: openFacets(facts, filter), cap, shown }),
    readChosen(readHits, facts, filter),
  ])
  const page = isBehindCounted(shown) ? noPage : (hits.page ?? (await readPage(run, filter, shown)))
  return { hits, chosen, total: hits.total, page, filter }
}

/** Lists the offers of the strictest interpretation of the keyword that has enough hits. */
async function keywordList(listing: Listing, words: readonly TypedWord[]): Promise<ListResult> {
  const { run, tenantId, facts, body } = listing
  const filtered = !isPlain({ ...body, keyWord: '' }) || body.brandId !== undefined || body.categoryId !== undefined
  const { result, dropped } = await searchByWords(
    { run, tenantId, names: facts, filtered, list: (match, cap) => filteredList(listing, match, cap) },
    words,
  )
  return { ...result, dropped }
}

/** A normalised word as the visitor typed it. */
const asTyped = (keyword: string, word: string): string =>
  keyword.split(/[\s,;]+/).find((typed) => normaliseSearch(typed) === word) ?? word

/** Dependencies of `listOffers`. */
export interface ListingReads {
  db: Pick<Database, 'read'>
  catalog: CatalogReader
  attributeValues: AttributeValues
}

/** One page of offers with its facets. Every list of offers uses this query. */
export async function listOffers(
  { db, catalog, attributeValues }: ListingReads,
  context: CallContext,
  body: ListingBody,
  now: Date,
): Promise<OfferPage> {
  const { tenantId, siteId } = context.tenant
  const { locale } = context
  const run: Run = (query) => db.read(tenantId, context.user?.userId ?? 'visitor', { ...oneOff(query), mayLag: true })
  const keyword = typedKeyword(body.keyWord ?? '')
  const [facts, words] = await Promise.all([catalog.current(tenantId), keyword ? splitKeyword(run, keyword) : null])
  const currency = facts.currency(siteId, locale, body.toCurrencyId)
  const { pageNo = 1, pageSize = defaultPageSize } = body
  const base = listingFilter(tenantId, body, currency)
  const readHits = hitsReader(run, tenantId, attributeValues)
  const listing = { run, facts, tenantId, body, base, readHits }
  // A keyword of punctuation only has no words, and therefore no hits.
  if (words?.length === 0) return { total: 0, pageNo, pageSize, list: [], facets: [], brands: [] }
  const result = words
    ? await keywordList(listing, words)
    : await (isPlain(body) ? plainList(listing) : filteredList(listing, null))
  const { hits, chosen, total, page, filter, dropped = [] } = result
  const cards = page.ids.length > 0 ? await cardRows(db, context, page.ids) : []
  return {
    total,
    pageNo,
    pageSize,
    ...(page.next && { next: page.next }),
    ...(page.previous && { previous: page.previous }),
    list: cards.flatMap((row) => cardOf(row, facts, locale, currency, now) ?? []),
    facets: hits ? facetsOf(facts, locale, filter, { hits, chosen, total }) : [],
    brands: words && hits ? brandsOf(facts, locale, hits) : [],
    ...(dropped.length > 0 && { droppedWords: dropped.map((word) => asTyped(keyword, word)) }),
  }
}
