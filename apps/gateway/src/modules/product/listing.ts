import type { CallData, product } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Database } from '../../platform/db/database.ts'
import { oneOff } from '../../platform/db/tenant-read.ts'
import { pickText } from '../../platform/localised.ts'
import type { CatalogueFacts, CatalogueReader } from './catalogue-facts.ts'
import { matchKeyword, type Run } from './keyword.ts'
import { conditionOf, type ListingBody, listingFilter } from './listing-filters.ts'
import { listingOrders } from './listing-sorts.ts'
import { cardOf, cardRows } from './offer-reads.ts'

type OfferPage = CallData<typeof product.productPage>

/** Above this a list says "10,000": counting further would cost more than it tells. */
export const countCap = 10_000
const facetSample = 10_000
const facetValues = 30
const hitBrands = 12
const defaultPageSize = 24

async function countUpTo(run: Run, condition: SQL): Promise<number> {
  const rows = await run<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from offer_listing l where ${condition} limit ${countCap}) hits`,
  )
  return rows[0]?.n ?? 0
}

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

interface ValueCount extends Record<string, unknown> {
  id: string
  value: string
  n: number
}

function countValues(run: Run, condition: SQL, ids: readonly string[]): Promise<ValueCount[]> {
  if (ids.length === 0) return Promise.resolve([])
  return run<ValueCount>(sql`
    with hits as materialized (select l.attributes from offer_listing l where ${condition} limit ${facetSample})
    select e ->> 'a' as id, e ->> 'v' as value, count(*)::int as n
    from hits, jsonb_array_elements(hits.attributes) e
    where e ->> 'a' in ${ids} group by 1, 2 order by n desc, value`)
}

/** Counts per value; the values of an attribute are counted as if it were not filtered itself, so that one can add to it. */
async function facetsOf(
  run: Run,
  facts: CatalogueFacts,
  locale: string,
  filter: ReturnType<typeof listingFilter>,
): Promise<OfferPage['facets']> {
  const shown = [...facts.attributes]
    .filter(([, { filterable }]) => filterable)
    .sort(([idA, a], [idB, b]) => a.sort - b.sort || (BigInt(idA) < BigInt(idB) ? -1 : 1))
  const chosen = new Set(filter.attributes.map((attribute) => attribute.attributeId))
  const others = shown.map(([id]) => id).filter((id) => !chosen.has(id))
  const rows = await countValues(run, conditionOf(filter), others)
  for (const id of chosen) {
    if (facts.attributes.get(id)?.filterable) rows.push(...(await countValues(run, conditionOf(filter, id), [id])))
  }
  return shown.flatMap(([attributeId, { names }]) => {
    const values = rows.filter((row) => row.id === attributeId).slice(0, facetValues)
    if (values.length === 0) return []
    return { attributeId, name: pickText(names, locale), values: values.map(({ value, n }) => ({ value, count: n })) }
  })
}

async function brandsOf(run: Run, facts: CatalogueFacts, locale: string, condition: SQL): Promise<OfferPage['brands']> {
  const rows = await run<{ id: string; n: number }>(sql`
    with hits as (select l.brand_id from offer_listing l where ${condition} limit ${countCap})
    select brand_id as id, count(*)::int as n from hits group by 1 order by n desc, 1 limit ${hitBrands}`)
  return rows.flatMap(({ id, n }) => {
    const brand = facts.brands.get(String(id))
    if (!brand) return []
    return { brandId: String(id), brandName: brand.names[locale] ?? brand.name, brandAlias: brand.alias, count: n }
  })
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
  const match = keyword ? await matchKeyword(run, tenantId, keyword) : null
  if (keyword && !match) return { total: 0, pageNo, pageSize, list: [], facets: [], brands: [] }

  const filter = listingFilter(tenantId, body, currency)
  if (match) filter.where = sql`${filter.where} and ${match.condition}`
  const condition = conditionOf(filter)
  const sort = body.sort ?? (match ? 'best-match' : 'recommended')
  const order = match && sort === 'best-match' ? sql`${match.rank} desc, ${listingOrders[sort]}` : listingOrders[sort]
  const ids = await run<{ id: string }>(
    sql`select l.id from offer_listing l where ${condition} order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  const plain = isPlain(body)
  const found = await cardRows(
    db,
    context,
    ids.map((row) => row.id),
  )
  const narrowed = !plain || body.brandId !== undefined || body.categoryId !== undefined
  return {
    total: plain ? await countListed(run, tenantId, body) : await countUpTo(run, condition),
    pageNo,
    pageSize,
    list: found.flatMap((row) => cardOf(row, facts, locale, currency, now) ?? []),
    facets: narrowed ? await facetsOf(run, facts, locale, filter) : [],
    brands: match ? await brandsOf(run, facts, locale, condition) : [],
  }
}
