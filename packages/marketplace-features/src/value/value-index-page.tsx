import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { GameCard } from '@tradepost/ui-kit/game-card'
import { useShortCount } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { CoverWall, PageBody, PageHead, wallCover } from '../page/index.ts'
import { SearchForm } from '../page/search-form.tsx'
import type { loadValueIndex } from './server.ts'
import { valuePaths } from './value-paths.ts'

type ValueIndexPageProps = Omit<Awaited<ReturnType<typeof loadValueIndex>>, 'meta'>

/** The page to choose the brand for the value calculator. */
export function ValueIndexPage({ keyword, games }: ValueIndexPageProps) {
  const t = useT()
  const short = useShortCount()
  return (
    <PageBody>
      <PageHead title={t('value.name')} lead={t('value.indexText')} trail={[{ label: t('value.name') }]}>
        <SearchForm
          action={valuePaths.index()}
          name={t('value.findLabel')}
          placeholder={t('value.findPlaceholder')}
          button={t('value.find')}
          keyword={keyword}
        />
      </PageHead>
      {games.length > 0 ? (
        <CoverWall>
          {games.map(({ brandAlias, brandName, coverUrl, offers }, index) => (
            <GameCard
              key={brandAlias}
              element="li"
              href={valuePaths.product(brandAlias)}
              as={ShopAnchor}
              headingLevel={2}
              title={brandName}
              meta={short(offers, 'catalog.offers')}
              cover={wallCover(coverUrl, index < 6)}
            />
          ))}
        </CoverWall>
      ) : (
        <EmptyState
          illustration="search"
          headingLevel={2}
          title={t('value.nothingTitle', { keyword })}
          actions={
            <ButtonLink as={ShopAnchor} href={valuePaths.index()}>
              {t('value.showAll')}
            </ButtonLink>
          }
        >
          {t('value.nothingText')}
        </EmptyState>
      )}
    </PageBody>
  )
}
