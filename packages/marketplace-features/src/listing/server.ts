import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { coinSorts } from '@tradepost/contract/constants'
import { type FeatureContext, replaceBy, siteFacts } from '../kernel/server.ts'
import { type ShownOffer, shownOffer } from '../offer-card/shown-offer.ts'
import { filtersOf, type ListingFrame, type ListingQuery, readQuery } from './listing-query.ts'

type OfferPage = CallData<typeof calls.offer.offerPage>
type Body = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>
/** The brand, category, seller or keyword a list is limited to. */
export type ListingScope = Pick<Body, 'brandId' | 'categoryId' | 'sellerId' | 'keyWord' | 'standardTypes'>

/** A page of offers with its query. Plain data that can be sent to the browser. */
export interface Listing {
  query: ListingQuery
  frame: ListingFrame
  page: Omit<OfferPage, 'list'> & { list: ShownOffer[] }
}

const pageSize = 24

const shownPage = (page: OfferPage): Listing['page'] => ({ ...page, list: page.list.map(shownOffer) })

/** Redirects a page number after the last page to the last page: lists shrink, but old links remain. */
function withinLastPage(ctx: FeatureContext, listing: Listing): Listing {
  const { query, page } = listing
  const last = Math.max(1, Math.ceil(page.total / page.pageSize))
  if (page.list.length > 0 || (query.pageNo <= last && !query.cursor)) return listing
  const search = new URLSearchParams(ctx.url.search)
  search.delete('after')
  if (last > 1) search.set('page', String(Math.min(last, query.pageNo)))
  else search.delete('page')
  throw replaceBy(`${ctx.url.pathname}${search.size ? `?${search}` : ''}`)
}

/** Loads the list for the query in the address. */
export async function loadListing(
  ctx: FeatureContext,
  scope: ListingScope,
  sorts: ListingFrame['sorts'],
): Promise<Listing> {
  const frame = { currency: ctx.currency.code, sorts }
  const query = readQuery(ctx.url.searchParams, frame)
  const page = await ctx.api(calls.offer.offerPage, {
    body: { ...siteFacts(ctx), ...scope, ...filtersOf(query), pageSize },
  })
  return withinLastPage(ctx, { query, frame, page: shownPage(page) })
}

/** Loads the list of a standard category (coins). Such lists have a separate gateway call and sorts. */
export async function loadStandardListing(
  ctx: FeatureContext,
  scope: Pick<ListingScope, 'brandId' | 'categoryId'>,
): Promise<Listing> {
  const frame = { currency: ctx.currency.code, sorts: coinSorts }
  const query = readQuery(ctx.url.searchParams, frame)
  const { sort: chosen, ...filters } = filtersOf(query)
  const sort = coinSorts.find((key) => key === chosen) ?? coinSorts[0]
  const page = await ctx.api(calls.offer.standardOfferPage, {
    body: { ...siteFacts(ctx), ...scope, ...filters, sort, pageSize },
  })
  return withinLastPage(ctx, { query, frame, page: shownPage(page) })
}
