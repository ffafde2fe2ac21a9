import { useFormat, useT } from '@tradepost/i18n/react'
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

/** Shortens a long keyword, because the heading already shows it in full. */
const shortened = (keyword: string) => {
  const letters = [...keyword]
  return letters.length > mostRepeated ? `${letters.slice(0, mostRepeated).join('').trimEnd()}…` : keyword
}

const mostDropped = 6

/** Lists the words of the keyword that the search ignored to find matches. */
function DroppedWords({ words }: { words: readonly string[] }) {
  const t = useT()
  const { list } = useFormat()
  if (words.length === 0) return null
  const quoted = words.slice(0, mostDropped).map((word) => t('catalog.droppedWord', { keyword: shortened(word) }))
  return (
    <p className={css.dropped}>
      {t('catalog.resultsWithout', { words: list(words.length > mostDropped ? [...quoted, '…'] : quoted) })}
    </p>
  )
}

/** The matches of a keyword: brands first, then offers. */
export function SearchPage({ keyword, listing, games, popular, recent }: SearchPageProps) {
  const t = useT()
  const short = useShortCount()
  const title = keyword ? t('catalog.searchTitle', { keyword }) : t('catalog.search')
  // An empty list stays visible if filters are set, because it offers to remove the filters.
  const showsListing = listing && (listing.page.total > 0 || filterCount(listing.query) > 0)
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
      {listing && showsListing ? <DroppedWords words={listing.page.droppedWords ?? []} /> : null}
      {listing && showsListing ? <OfferListing listing={listing} label={title} /> : null}
      {listing && !showsListing ? (
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
      {showsListing ? null : recent}
    </PageBody>
  )
}
