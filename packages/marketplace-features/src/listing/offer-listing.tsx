import type { SortKey } from '@tradepost/contract/constants'
import type { MessageId } from '@tradepost/i18n'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { IconButtonLink } from '@tradepost/ui-kit/icon-button'
import { InfoIcon } from '@tradepost/ui-kit/icons'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { SkipLink } from '@tradepost/ui-kit/skip-link'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { memo, type ReactNode } from 'react'
import { bestMatchPath } from '../kernel/paths/best-match-path.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { CoinTable, OfferChoice, OfferGrid, OfferRows } from '../offer-card/offer-lists.tsx'
import type { ShownOffer } from '../offer-card/shown-offer.ts'
import { useLate } from '../page/use-late.ts'
import { OnlineSellers } from '../seller/online-sellers.tsx'
import { ChosenFilters, FilterAside, FilterSheet, filterFormId } from './listing-filters.tsx'
import { filterCount, type ListingQuery, withoutFilters } from './listing-query.ts'
import { ListingSkeleton } from './listing-skeleton.tsx'
import * as css from './offer-listing.css.ts'
import type { Listing } from './server.ts'
import { SortField } from './sort-field.tsx'
import { useExpectedRoom } from './use-expected-room.ts'
import { useListing } from './use-listing.ts'
import { useOffersFound } from './use-offers-found.ts'

/** The layout of a list of offers. */
export type ListLook = 'cards' | 'plain' | 'rows' | 'coins' | 'choice'

/** Props of OfferListing. */
export interface OfferListingProps {
  listing: Listing
  look?: ListLook
  /** Name of the list, for the choice look and screen readers. */
  label: string
  /** True if a visible heading above the list already shows its name. */
  titled?: boolean
  /** The next step if the list is empty. */
  emptyActions?: ReactNode
}

const sortWords: Record<SortKey, MessageId> = {
  'best-match': 'catalog.sortBestMatch',
  newest: 'catalog.sortNewest',
  'price-asc': 'catalog.sortPriceAsc',
  'price-desc': 'catalog.sortPriceDesc',
  'seller-rating': 'catalog.sortSellerRating',
  recommended: 'catalog.sortRecommended',
  'fast-delivery': 'catalog.sortFastDelivery',
  'top-rated': 'catalog.sortTopRated',
}

interface OffersProps {
  look: ListLook
  offers: readonly ShownOffer[]
  label: string
}

/** Memoised, because the list around it is rendered whenever a filter changes or a navigation begins or ends. */
const Offers = memo(({ look, offers, label }: OffersProps) => {
  if (look === 'coins') return <CoinTable offers={offers} headingLevel={3} />
  if (look === 'rows') return <OfferRows offers={offers} headingLevel={3} leading />
  if (look === 'choice') return <OfferChoice offers={offers} label={label} />
  return <OfferGrid offers={offers} headingLevel={3} plain={look === 'plain'} leading />
})

/** A list of offers with filters, sort, count and pages. The address holds all state. */
export function OfferListing({ listing, look = 'cards', label, titled = false, emptyActions }: OfferListingProps) {
  const t = useT()
  const offersFound = useOffersFound()
  const { page, frame } = listing
  const { current, pending, hrefOf, submit } = useListing(listing)
  const late = useLate(pending)
  const { room, ...expected } = useExpectedRoom({ page, pending, pageNo: current.pageNo })
  // The gateway stops counting long lists. Then the last known page is the one after this page.
  const pageCount = Math.max(1, Math.ceil(page.total / page.pageSize), page.pageNo + (page.next ? 1 : 0))
  /** Uses cursors for the previous and next page, so that added or removed offers do not shift those pages. */
  const queryOfPage = (pageNo: number): ListingQuery => {
    const { cursor: _, ...query } = current
    const cursor = pageNo === page.pageNo + 1 ? page.next : pageNo === page.pageNo - 1 ? page.previous : undefined
    return { ...query, pageNo, ...(cursor && { cursor }) }
  }
  const coins = frame.sorts[0] === 'recommended'
  const priceAsc = coins ? 'catalog.sortPriceLowToHigh' : sortWords['price-asc']
  const isRanked = current.sort === 'best-match' || current.sort === 'recommended'
  return (
    <div className={css.split}>
      <SkipLink label={t('catalog.skipToOffers')} target="list" />
      <FilterAside listing={listing} />
      <div className={css.main} aria-busy={pending}>
        {titled ? null : <VisuallyHidden as="h2">{label}</VisuallyHidden>}
        <div className={css.bar}>
          <p className={css.count} role="status">
            {offersFound('catalog.results', page.total)}{' '}
            {pageCount > 1 ? (
              <span className={css.page}>
                {t('catalog.pageOf', { page: formatNumber(page.pageNo), pages: formatNumber(pageCount) })}
              </span>
            ) : null}
          </p>
          <FilterSheet listing={listing} />
          <div className={css.sort}>
            <div className={css.sortField}>
              <SortField
                current={current.sort}
                form={filterFormId}
                options={frame.sorts.map((key) => ({
                  value: key,
                  label: t(key === 'price-asc' ? priceAsc : sortWords[key]),
                }))}
                onApply={submit}
              />
            </div>
            {isRanked ? (
              <IconButtonLink
                as={ShopAnchor}
                href={bestMatchPath(page.list[0]?.id)}
                icon={InfoIcon}
                label={t('catalog.whyOrder')}
              />
            ) : null}
            <div className={css.withoutScript}>
              <Button form={filterFormId} variant="secondary" size="sm">
                {t('catalog.apply')}
              </Button>
            </div>
          </div>
        </div>
        <ChosenFilters listing={listing} />
        <div ref={room} id="list">
          {late ? (
            <ListingSkeleton look={look} {...expected} />
          ) : page.list.length > 0 ? (
            <OnlineSellers offers={page.list}>
              <Offers look={look} offers={page.list} label={label} />
            </OnlineSellers>
          ) : (
            <EmptyState
              illustration="search"
              title={t(filterCount(current) > 0 ? 'catalog.noMatchTitle' : 'catalog.nothingTitle')}
              actions={
                filterCount(current) > 0 ? (
                  <ButtonLink as={ShopAnchor} href={hrefOf(withoutFilters(current))}>
                    {t('catalog.clearFilters')}
                  </ButtonLink>
                ) : (
                  emptyActions
                )
              }
            >
              {t(filterCount(current) > 0 ? 'catalog.noMatchText' : 'catalog.nothingText')}
            </EmptyState>
          )}
        </div>
        <Pagination
          label={t('catalog.pages')}
          page={page.pageNo}
          pageCount={pageCount}
          hrefOf={(pageNo) => hrefOf(queryOfPage(pageNo))}
          previousLabel={t('catalog.previousPage')}
          nextLabel={t('catalog.nextPage')}
          pageLabel={(n) => t('catalog.pageNumber', { page: formatNumber(n) })}
          as={ShopAnchor}
        />
      </div>
    </div>
  )
}
