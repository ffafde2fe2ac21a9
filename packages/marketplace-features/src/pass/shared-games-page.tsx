import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Stack } from '@tradepost/ui-kit/layout'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Text } from '@tradepost/ui-kit/text'
import { useCount } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { SearchForm } from '../page/search-form.tsx'
import { GameWall } from './frame/game-wall.tsx'
import { gamesClaim } from './frame/games-claim.ts'
import * as css from './frame/pass.css.ts'
import { PassFrame } from './frame/pass-frame.tsx'
import { passPaths } from './frame/pass-paths.ts'
import type { loadSharedGames } from './server.ts'

type SharedGamesPageProps = Omit<Awaited<ReturnType<typeof loadSharedGames>>, 'meta'>

/** The shared games, with search and genres. */
export function SharedGamesPage({ page, categories, all, keyword, category }: SharedGamesPageProps) {
  const t = useT()
  const count = useCount()
  const href = (more: { category?: string; page?: number }) => {
    const parameters = { q: keyword, category: more.category ?? category, page: more.page ? String(more.page) : '' }
    const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
    return `${passPaths.sharedGames()}${query.size ? `?${query}` : ''}`
  }
  return (
    <PassFrame title={t('pass.gameList')} lead={t('pass.gameListText', { games: gamesClaim(all) })}>
      <Stack gap={5}>
        <SearchForm
          action={passPaths.sharedGames()}
          name={t('pass.findLabel')}
          placeholder={t('pass.findPlaceholder')}
          button={t('pass.find')}
          keyword={keyword}
        >
          {category ? <input type="hidden" name="category" value={category} /> : null}
        </SearchForm>
        <nav aria-label={t('pass.genres')} className={css.chips}>
          {[{ category: '', name: t('pass.allGenres'), games: all }, ...categories].map((genre) => (
            <ChipLink
              key={genre.category}
              as={ShopAnchor}
              href={href({ category: genre.category })}
              aria-current={genre.category === category ? 'page' : undefined}
            >
              {`${genre.name} (${formatNumber(genre.games)})`}
            </ChipLink>
          ))}
        </nav>
        <Text tone="muted" tabular>
          {count('pass.found', page.total)}
        </Text>
      </Stack>
      {page.list.length > 0 ? (
        <GameWall
          games={page.list}
          genres={Object.fromEntries(categories.map((genre) => [genre.category, genre.name]))}
          headingLevel={2}
          eager={6}
        />
      ) : (
        <EmptyState
          illustration="search"
          headingLevel={2}
          title={t('pass.nothingFound')}
          actions={
            <ButtonLink as={ShopAnchor} href={passPaths.sharedGames()}>
              {t('pass.showAll')}
            </ButtonLink>
          }
        >
          {t('pass.nothingFoundText')}
        </EmptyState>
      )}
      <Pagination
        label={t('pass.gamePages')}
        page={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => href({ page: number })}
        previousLabel={t('catalog.previousPage')}
        nextLabel={t('catalog.nextPage')}
        pageLabel={(number) => t('catalog.pageNumber', { page: number })}
        as={ShopAnchor}
      />
    </PassFrame>
  )
}
