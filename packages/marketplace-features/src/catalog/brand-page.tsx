import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { useCount, useShortCount } from '../kernel/use-count.ts'
import { Shelf } from '../offer-card/index.ts'
import { artSources, PageBody, Section, Trail, Unloaded } from '../page/index.ts'
import { RecommendedSellers } from '../seller/index.ts'
import * as css from './brand-page.css.ts'
import type { loadBrand } from './server.ts'

type BrandPageProps = Omit<Awaited<ReturnType<typeof loadBrand>>, 'meta'>

/** A brand's page: its categories and the best offers of each. */
export function BrandPage({ brand, groups, sellers }: BrandPageProps) {
  const t = useT()
  const short = useShortCount()
  const count = useCount()
  return (
    <PageBody>
      <div className={css.top}>
        <Trail items={[{ label: t('catalog.allGames'), href: paths.allGames() }, { label: brand.brandName }]} />
        <header className={css.hero}>
          <div className={css.art}>
            <Artwork
              {...artSources(brand.coverWideUrl, 'wide')}
              alt=""
              fill
              sizes="(min-width: 1280px) 1200px, 100vw"
              priority
            />
          </div>
          <div className={css.words}>
            <Heading level={1} size="3xl">
              {brand.brandName}
            </Heading>
            <p className={css.about}>{brand.about || t('catalog.brandText', { brand: brand.brandName })}</p>
          </div>
        </header>
        <nav aria-label={t('catalog.categoriesOf', { brand: brand.brandName })}>
          <ul className={css.tabs}>
            {brand.categories.map((category) => (
              <li key={category.categoryId}>
                <ShopLink to={paths.brandCategory(brand.brandAlias, category.categoryAlias)} className={css.tab}>
                  <span className={css.tabName}>{category.categoryName}</span>
                  <span className={css.tabCount} {...short(category.offerCount, 'catalog.offers')} />
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map(({ category, offers }) => (
        <Section
          key={category.categoryId}
          id={category.categoryAlias}
          title={t('catalog.hotOffersOf', { category: category.categoryName })}
          more={{
            to: paths.brandCategory(brand.brandAlias, category.categoryAlias),
            label: count('catalog.seeAllOffers', category.offerCount),
          }}
        >
          {offers ? <Shelf offers={offers} /> : <Unloaded />}
        </Section>
      ))}
      {groups.length === 0 ? (
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
      ) : null}
      <RecommendedSellers sellers={sellers} />
    </PageBody>
  )
}
