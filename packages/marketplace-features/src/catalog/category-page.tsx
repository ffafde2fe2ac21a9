import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { BrandWall } from '../brand/index.ts'
import { useCount } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { Shelf } from '../offer-card/index.ts'
import { PageBody, PageHead, Section, Unloaded } from '../page/index.ts'
import type { loadCategory } from './server.ts'

type CategoryPageProps = Omit<Awaited<ReturnType<typeof loadCategory>>, 'meta'>

/** One category across all brands. */
export function CategoryPage({ category, offers }: CategoryPageProps) {
  const t = useT()
  const count = useCount()
  return (
    <PageBody>
      <PageHead
        title={category.categoryName}
        lead={category.about || count('catalog.offers', category.offerCount)}
        trail={[{ label: category.categoryName }]}
      />
      {category.brands.length > 0 ? (
        <Section id="games" title={t('catalog.gamesWith', { category: category.categoryName })}>
          <BrandWall brands={category.brands} eager={6} categoryAlias={category.categoryAlias} />
        </Section>
      ) : (
        <EmptyState
          illustration="search"
          title={t('catalog.nothingTitle')}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.allGames()}>
              {t('catalog.allGames')}
            </ButtonLink>
          }
        >
          {t('catalog.nothingText')}
        </EmptyState>
      )}
      {offers === null || offers.length > 0 ? (
        <Section id="offers" title={t('catalog.hotOffersOf', { category: category.categoryName })}>
          {offers ? <Shelf offers={offers} /> : <Unloaded />}
        </Section>
      ) : null}
    </PageBody>
  )
}
