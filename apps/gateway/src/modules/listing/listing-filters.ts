import type { CallInput, calls } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { lowestUsd, type ShownCurrency } from '../../platform/money/price.ts'
import type { KeywordMatch } from './keyword-readings.ts'

export type ListingBody = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>
type AttributeFilter = NonNullable<ListingBody['attributes']>[number]

/** A filter. Its attributes are separate, because each facet is counted without the filter on its own attribute. */
export interface ListingFilter {
  /** Conditions on tenant, brand and category. The index of each sort covers such a list. */
  place: SQL
  /** The same conditions as lexemes, so that the full-text index can combine them with the keyword. */
  placeWords: SQL
  /** Bounds of the price. They are an index range if the list is sorted by price. */
  price: readonly SQL[]
  /** The conditions of the other filters. */
  where: readonly SQL[]
  attributes: readonly AttributeFilter[]
  /** The condition of the keyword. */
  match?: SQL
  apart?: KeywordMatch['apart']
}

const impossible = sql`false`
/** The largest int4, the type of the price column. PostgreSQL would reject a larger bound. */
const mostUsd = 2 ** 31 - 1

function sameId(column: SQL, id: string | undefined): SQL[] {
  if (id === undefined) return []
  return [fitsId64(id) ? sql`${column} = ${id}::bigint` : impossible]
}

function sameWord(kind: 'b' | 'c', id: string | undefined): SQL[] {
  if (id === undefined) return []
  return [fitsId64(id) ? sql`l.search @@ ${`':${kind}${BigInt(id)}'`}::tsquery` : impossible]
}

function priceBounds({ priceMin, priceMax }: ListingBody, currency: ShownCurrency): SQL[] {
  if (priceMin === undefined && priceMax === undefined) return []
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
    throw new Failure('bad_request', { field: 'priceMin' })
  }
  if (currency.perUsd === null) return [impossible]
  const rate = { perUsd: currency.perUsd, minorDigits: currency.minorDigits }
  const usdOf = (minor: number) => Math.min(lowestUsd(minor, rate), mostUsd)
  const bounds: SQL[] = []
  if (priceMin !== undefined) bounds.push(sql`l.price_minor >= ${usdOf(priceMin)}`)
  if (priceMax !== undefined) bounds.push(sql`l.price_minor < ${usdOf(priceMax + 1)}`)
  return bounds
}

/** Matches any of the requested values of an attribute. */
export function attributeCondition({ attributeId, values }: AttributeFilter): SQL {
  const any = values.map((value) => sql`facet_key(${attributeId}, ${value.replaceAll('\u0000', '')})`)
  return sql`l.facets && array[${sql.join(any, sql`, `)}]`
}

/**
 * Every filter a visitor can set; values are always parameters. The view already hides other tenants; the condition on
 * the tenant lets the planner read one partition only.
 */
export function listingFilter(tenantId: number, body: ListingBody, currency: ShownCurrency): ListingFilter {
  const place = [
    sql`l.tenant_id = ${tenantId}`,
    ...sameId(sql`l.brand_id`, body.brandId),
    ...sameId(sql`l.category_id`, body.categoryId),
  ]
  const placeWords = [sql`l.tenant_id = ${tenantId}`, ...sameWord('b', body.brandId), ...sameWord('c', body.categoryId)]
  const parts: SQL[] = sameId(sql`l.seller_id`, body.sellerId)
  const types = body.standardTypes
  if (types && types.length > 0) {
    // PostgreSQL would reject a type outside int4 instead of returning an empty list.
    const valid = types.filter((type) => type >= 0 && type <= 5)
    parts.push(valid.length > 0 ? sql`l.standard_type in ${valid}` : impossible)
  }
  if (body.deliveryMode) parts.push(sql`l.by_platform = ${body.deliveryMode === 'platform'}`)
  if (body.instant !== undefined) parts.push(sql`l.instant = ${body.instant}`)
  if (body.verified !== undefined) parts.push(sql`l.verified = ${body.verified}`)
  if (body.inStock) parts.push(sql`l.in_stock`)
  return {
    place: sql.join(place, sql` and `),
    placeWords: sql.join(placeWords, sql` and `),
    price: priceBounds(body, currency),
    where: parts,
    attributes: body.attributes ?? [],
  }
}

/** All conditions except `place`; `except` is an attribute whose filter is left out. */
export function narrowingOf({ price, where, attributes, match }: ListingFilter, except?: string): SQL[] {
  const kept = attributes.filter((filter) => filter.attributeId !== except)
  return [...price, ...where, ...(match ? [match] : []), ...kept.map(attributeCondition)]
}

/** All conditions; `except` is an attribute whose filter is left out. */
export const conditionOf = (filter: ListingFilter, except?: string): SQL =>
  sql.join([filter.match ? filter.placeWords : filter.place, ...narrowingOf(filter, except)], sql` and `)
