import type { CallData, product } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { pickText } from '../../platform/localised.ts'
import { matchKeyword } from './keyword.ts'
import { conditionOf, type ListingBody, listingFilter } from './listing-filters.ts'
import { listingOrders } from './listing-sorts.ts'
import { cardsOfRows, offerRows } from './offer-cards.ts'
import { shownCurrency } from './price.ts'

type OfferPage = CallData<typeof product.productPage>

/** Above this a list says "10,000": counting further would cost more than it tells. */
export const countCap = 10_000
const facetValues = 30
const hitBrands = 12
const defaultPageSize = 24

async function countUpTo(tx: Tx, condition: SQL): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from offer_listing l where ${condition} limit ${countCap}) hits`,
  )
  return rows[0]?.n ?? 0
}

/** Without a filter the counters of the catalogue know the number already. */
async function countListed(tx: Tx, tenantId: number, body: ListingBody): Promise<number> {
  const brand = body.brandId ? sql`and brand_id = ${body.brandId}::bigint` : sql``
  const category = body.categoryId ? sql`and category_id = ${body.categoryId}::bigint` : sql``
  const { rows } = await tx.execute<{ n: number }>(
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

async function countValues(tx: Tx, tenantId: number, condition: SQL, only: SQL) {
  const { rows } = await tx.execute<{ id: string; names: Record<string, string>; value: string; n: number }>(sql`
    with hits as materialized (select l.attributes from offer_listing l where ${condition} limit ${countCap}),
    counted as (
      select (e ->> 'a')::bigint as id, e ->> 'v' as value, count(*)::int as n
      from hits, jsonb_array_elements(hits.attributes) e group by 1, 2)
    select d.id, d.names, c.value, c.n from counted c
    join attribute_def d on d.tenant_id = ${tenantId} and d.id = c.id
    where d.filterable and ${only} order by d.sort, d.id, c.n desc, c.value`)
  return rows
}

/** Counts per value; the values of an attribute are counted as if it were not filtered itself, so that one can add to it. */
async function facetsOf(
  tx: Tx,
  context: CallContext,
  filter: ReturnType<typeof listingFilter>,
): Promise<OfferPage['facets']> {
  const chosen = filter.attributes.map((attribute) => attribute.attributeId)
  const others = chosen.length > 0 ? sql`d.id::text not in ${chosen}` : sql`true`
  const rows = await countValues(tx, context.tenant.tenantId, conditionOf(filter), others)
  for (const id of new Set(chosen)) {
    rows.push(...(await countValues(tx, context.tenant.tenantId, conditionOf(filter, id), sql`d.id::text = ${id}`)))
  }
  const facets = new Map<string, OfferPage['facets'][number]>()
  for (const { id, names, value, n } of rows) {
    const facet = facets.get(id) ?? { attributeId: String(id), name: pickText(names, context.locale), values: [] }
    if (facet.values.length < facetValues) facet.values.push({ value, count: n })
    facets.set(id, facet)
  }
  return [...facets.values()]
}

async function brandsOf(tx: Tx, context: CallContext, condition: SQL): Promise<OfferPage['brands']> {
  const { rows } = await tx.execute<{
    id: string
    name: string
    names: Record<string, string>
    alias: string
    n: number
  }>(sql`
    with hits as (select l.brand_id from offer_listing l where ${condition} limit ${countCap})
    select b.id, b.name, b.names, b.alias, count(*)::int as n
    from hits join brand b on b.tenant_id = ${context.tenant.tenantId} and b.id = hits.brand_id
    group by b.id, b.name, b.names, b.alias order by n desc, b.id limit ${hitBrands}`)
  return rows.map(({ id, name, names, alias, n }) => ({
    brandId: String(id),
    brandName: names[context.locale] ?? name,
    brandAlias: alias,
    count: n,
  }))
}

/** One page of offers with its facets; the query behind every list of the shop. */
export async function listOffers(tx: Tx, context: CallContext, body: ListingBody, now: Date): Promise<OfferPage> {
  const { tenantId } = context.tenant
  const currency = await shownCurrency(tx, context, body.toCurrencyId)
  const { pageNo = 1, pageSize = defaultPageSize } = body
  const keyword = body.keyWord?.trim() ?? ''
  const match = keyword ? await matchKeyword(tx, tenantId, keyword) : null
  if (keyword && !match) return { total: 0, pageNo, pageSize, list: [], facets: [], brands: [] }

  const filter = listingFilter(tenantId, body, currency)
  if (match) filter.where = sql`${filter.where} and ${match.condition}`
  const condition = conditionOf(filter)
  const sort = body.sort ?? (match ? 'best-match' : 'recommended')
  const order = match && sort === 'best-match' ? sql`${match.rank} desc, ${listingOrders[sort]}` : listingOrders[sort]
  const { rows } = await tx.execute<{ id: string }>(
    sql`select l.id from offer_listing l where ${condition} order by ${order} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  const plain = isPlain(body)
  const found = await offerRows(
    tx,
    context,
    rows.map((row) => String(row.id)),
  )
  const narrowed = !plain || body.brandId !== undefined || body.categoryId !== undefined
  return {
    total: plain ? await countListed(tx, tenantId, body) : await countUpTo(tx, condition),
    pageNo,
    pageSize,
    list: await cardsOfRows(tx, context, found, currency, now),
    facets: narrowed ? await facetsOf(tx, context, filter) : [],
    brands: match ? await brandsOf(tx, context, condition) : [],
  }
}
