import type { CallInput, calls } from '@tradepost/contract'
import type { SortKey } from '@tradepost/contract/constants'
import { isId } from '@tradepost/domain/typed/id'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { currencyDigits } from '@tradepost/i18n/format'

/** Filters, sort and page of a listing. All of them are in the address. */
export interface ListingQuery {
  /** Minor units of the shop's currency. */
  priceMin?: number
  priceMax?: number
  /** Typed amounts that could not be read, to show beside their fields. */
  unread?: { min?: string; max?: string }
  delivery?: 'platform' | 'im'
  instant: boolean
  verified: boolean
  inStock: boolean
  attributes: { attributeId: string; values: string[] }[]
  sort: SortKey
  pageNo: number
  /** The gateway's cursor for the start of the page, if the visitor came from the previous or next page. */
  cursor?: string
}

/** The currency of a list and the sorts it offers. */
export interface ListingFrame {
  currency: string
  sorts: readonly SortKey[]
}

type PageBody = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>
type Filters = Pick<
  PageBody,
  | 'priceMin'
  | 'priceMax'
  | 'attributes'
  | 'deliveryMode'
  | 'instant'
  | 'verified'
  | 'inStock'
  | 'sort'
  | 'pageNo'
  | 'cursor'
>

/** Upper limit of typed prices in major units, above the price of any offer. */
const mostAmount = 1_000_000_000
const mostTyped = 40
const maxAttributes = 10
const maxValues = 20
const lastPage = 1000
const cursorForm = /^[\w-]{1,200}$/

function minorOf(text: string | null, currency: string): number | undefined {
  const digits = currencyDigits(currency)
  const minor = readTypedMinor(text ?? '', digits)
  return minor === null || minor >= mostAmount * 10 ** digits ? undefined : minor
}

/** Swaps a range that was typed in reverse order. */
const priceRange = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]

const majorOf = (minor: number, currency: string) => {
  const digits = currencyDigits(currency)
  return (minor / 10 ** digits).toFixed(digits).replace(/\.0+$/, '')
}

function attributesOf(search: URLSearchParams): ListingQuery['attributes'] {
  const byId = new Map<string, Set<string>>()
  for (const [name, value] of search) {
    const id = name.startsWith('a.') && isId(name.slice(2)) ? name.slice(2) : undefined
    const text = value.trim().slice(0, 80)
    if (id && text) byId.set(id, (byId.get(id) ?? new Set()).add(text))
  }
  return [...byId]
    .slice(0, maxAttributes)
    .map(([attributeId, values]) => ({ attributeId, values: [...values].slice(0, maxValues) }))
}

/** Reads a query from the address. Drops unreadable values, except typed amounts. */
export function readQuery(search: URLSearchParams, { currency, sorts }: ListingFrame): ListingQuery {
  const delivery = search.get('delivery')
  const cursor = search.get('after')
  const page = search.get('page')
  const sort = sorts.find((key) => key === search.get('sort')) ?? sorts[0] ?? 'best-match'
  const query: ListingQuery = {
    instant: search.get('instant') === '1',
    verified: search.get('verified') === '1',
    inStock: search.get('stock') === '1',
    attributes: attributesOf(search),
    sort,
    pageNo: Math.min(wholeNumber(page, { min: 1 }) ?? 1, lastPage),
  }
  const [min, max] = priceRange(minorOf(search.get('min'), currency), minorOf(search.get('max'), currency))
  if (min !== undefined) query.priceMin = min
  if (max !== undefined) query.priceMax = max
  const unread: NonNullable<ListingQuery['unread']> = {}
  for (const name of ['min', 'max'] as const) {
    const typed = search.get(name)?.trim().slice(0, mostTyped)
    if (typed && minorOf(typed, currency) === undefined) unread[name] = typed
  }
  if (unread.min || unread.max) query.unread = unread
  if (cursor && query.pageNo > 1 && cursorForm.test(cursor)) query.cursor = cursor
  if (delivery === 'platform' || delivery === 'im') query.delivery = delivery
  return query
}

/** Writes a query as an address, without default values. */
export function writeQuery(query: ListingQuery, { currency, sorts }: ListingFrame): URLSearchParams {
  const search = new URLSearchParams()
  if (query.priceMin !== undefined) search.set('min', majorOf(query.priceMin, currency))
  if (query.priceMax !== undefined) search.set('max', majorOf(query.priceMax, currency))
  for (const [name, typed] of Object.entries(query.unread ?? {})) search.set(name, typed)
  if (query.delivery) search.set('delivery', query.delivery)
  if (query.instant) search.set('instant', '1')
  if (query.verified) search.set('verified', '1')
  if (query.inStock) search.set('stock', '1')
  for (const { attributeId, values } of query.attributes)
    for (const value of values) search.append(`a.${attributeId}`, value)
  if (query.sort !== sorts[0]) search.set('sort', query.sort)
  if (query.pageNo > 1) search.set('page', String(query.pageNo))
  if (query.pageNo > 1 && query.cursor) search.set('after', query.cursor)
  return search
}

/** The filters of a query as input of the gateway's call. */
export function filtersOf(query: ListingQuery): Filters {
  return {
    ...(query.priceMin === undefined ? {} : { priceMin: query.priceMin }),
    ...(query.priceMax === undefined ? {} : { priceMax: query.priceMax }),
    ...(query.delivery ? { deliveryMode: query.delivery } : {}),
    ...(query.instant ? { instant: true } : {}),
    ...(query.verified ? { verified: true } : {}),
    ...(query.inStock ? { inStock: true } : {}),
    ...(query.attributes.length > 0 ? { attributes: query.attributes } : {}),
    sort: query.sort,
    pageNo: query.pageNo,
    ...(query.cursor ? { cursor: query.cursor } : {}),
  }
}

/** The number of chosen filters, without sort and page. */
export const filterCount = (query: ListingQuery): number =>
  [
    query.priceMin !== undefined || query.priceMax !== undefined,
    query.delivery,
    query.instant,
    query.verified,
    query.inStock,
  ].filter(Boolean).length + query.attributes.reduce((sum, { values }) => sum + values.length, 0)

/** The same query without any filter. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  sort: query.sort,
  instant: false,
  verified: false,
  inStock: false,
  attributes: [],
  pageNo: 1,
})
