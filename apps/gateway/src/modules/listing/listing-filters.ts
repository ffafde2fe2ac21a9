import type { CallInput, calls } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { lowestUsd, type ShownCurrency } from '../../platform/money/price.ts'
import type { KeywordMatch } from '../catalog/keyword.ts'

export type ListingBody = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>
type AttributeFilter = NonNullable<ListingBody['attributes']>[number]

/** A filter. Its attributes are separate, because each facet is counted without the filter on its own attribute. */
export interface ListingFilter {
  where: SQL
  attributes: readonly AttributeFilter[]
  /** The condition of the keyword. */
  match?: SQL
  apart?: KeywordMatch['apart']
}

const impossible = sql`false`
/** The largest int4, the type of the price column; a larger bound would be an error. */
const mostUsd = 2 ** 31 - 1

function sameId(column: SQL, id: string | undefined): SQL[] {
  if (id === undefined) return []
  return [fitsId64(id) ? sql`${column} = ${id}::bigint` : impossible]
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
 * Every filter a visitor can set; values are always parameters. `byTenant` allows the indexes that begin with the
 * tenant; the view shows one tenant's offers in any case.
 */
export function listingFilter(
  tenantId: number,
  body: ListingBody,
  currency: ShownCurrency,
  byTenant: boolean,
): ListingFilter {
  const parts: SQL[] = [
    ...(byTenant ? [sql`l.tenant_id = ${tenantId}`] : []),
    ...sameId(sql`l.brand_id`, body.brandId),
    ...sameId(sql`l.category_id`, body.categoryId),
    ...sameId(sql`l.seller_id`, body.sellerId),
    ...priceBounds(body, currency),
  ]
  const types = body.standardTypes
  if (types && types.length > 0) {
    // A type outside int4 would be an error of the database, not an empty list.
    const valid = types.filter((type) => type >= 0 && type <= 5)
    parts.push(valid.length > 0 ? sql`l.standard_type in ${valid}` : impossible)
  }
  if (body.deliveryMode) parts.push(sql`l.by_platform = ${body.deliveryMode === 'platform'}`)
  if (body.instant !== undefined) parts.push(sql`l.instant = ${body.instant}`)
  if (body.verified !== undefined) parts.push(sql`l.verified = ${body.verified}`)
  if (body.inStock) parts.push(sql`l.in_stock`)
  return { where: sql.join(parts.length > 0 ? parts : [sql`true`], sql` and `), attributes: body.attributes ?? [] }
}

/** The whole condition; `except` leaves one attribute's own filter out. */
export function conditionOf({ where, attributes, match }: ListingFilter, except?: string): SQL {
  const kept = attributes.filter((filter) => filter.attributeId !== except)
  return sql.join([where, ...(match ? [match] : []), ...kept.map(attributeCondition)], sql` and `)
}
