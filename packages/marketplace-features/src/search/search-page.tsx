import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import type { ReactNode } from 'react'
import { BrandWall } from '../brand/index.ts'
import { useShortCount } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OfferListing } from '../listing/index.ts'
import { filterCount } from '../listing/listing-query.ts'
import { PageBody, PageHead, Section, Unloaded } from '../page/index.ts'
import { SearchForm } from '../page/search-form.tsx'
import * as css from './search-page.css.ts'
import type { loadSearch } from './server.ts'

type SearchPageProps = Omit<Awaited<ReturnType<typeof loadSearch>>, 'meta'> & {
  /** Offers viewed before, shown if nothing matches. */
  recent?: ReactNode
}

const mostRepeated = 40

/** The heading above has said the whole of it. */
const shortened = (keyword: string) => {
  const letters = [...keyword]
  return letters.length > mostRepeated ? `${letters.slice(0, mostRepeated).join('').trimEnd()}…` : keyword
}

/** The matches of a keyword: games first, then offers. */
export function SearchPage({ keyword, listing, games, popular, recent }: SearchPageProps) {
  const t = useT()
  const short = useShortCount()
  const title = keyword ? t('catalog.searchTitle', { keyword }) : t('catalog.search')
  // An empty list under chosen filters is no empty search: the list itself says how to widen it.
  const listed = listing && (listing.page.total > 0 || filterCount(listing.query) > 0)
  return (
    <PageBody>
      <PageHead title={title} lines={2}>
        <SearchForm
          action="/search"
          name={t('catalog.searchAgain')}
          label={t('catalog.keyword')}
          placeholder={t('catalog.searchPlaceholder')}
          button={t('catalog.search')}
          keyword={keyword}
        />
        {games.length > 0 ? (
          <nav className={css.games} aria-label={t('catalog.gamesFound')}>
            {games.map((brand) => (
              <ChipLink key={brand.brandAlias} as={ShopAnchor} href={paths.brand(brand.brandAlias)}>
                {brand.brandName}
                {brand.count > 0 ? <span className={css.count} {...short(brand.count, 'catalog.offers')} /> : null}
              </ChipLink>
            ))}
          </nav>
        ) : null}
      </PageHead>
      {listing && listed ? <OfferListing listing={listing} label={title} /> : null}
      {listing && !listed ? (
        <EmptyState
          illustration="search"
          title={t('catalog.noResultTitle', { keyword: shortened(keyword) })}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.allGames()}>
              {t('catalog.allGames')}
            </ButtonLink>
          }
        >
          {t('catalog.noResultText')}
        </EmptyState>
      ) : null}
      {popular === null || popular.length > 0 ? (
        <Section id="popular" title={t('catalog.mostPopular')}>
          {popular ? <BrandWall brands={popular} eager={6} /> : <Unloaded />}
        </Section>
      ) : null}
      {listed ? null : recent}
    </PageBody>
  )
}
