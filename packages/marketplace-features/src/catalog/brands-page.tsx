import { useT } from '@tradepost/i18n/react'
import { BrandWall } from '../brand/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { PageBody, PageHead, Section } from '../page/index.ts'
import type { loadBrands } from './server.ts'

type BrandsPageProps = Omit<Awaited<ReturnType<typeof loadBrands>>, 'meta'>

/** Brands in three groups: most popular, newest, best-selling. */
export function BrandsPage({ popular, newest, topSellers }: BrandsPageProps) {
  const t = useT()
  const more = { to: paths.allGames(), label: t('catalog.allGames') }
  return (
    <PageBody>
      <PageHead title={t('catalog.brands')} lead={t('catalog.brandsText')} trail={[{ label: t('catalog.brands') }]} />
      <Section id="most-popular" title={t('catalog.mostPopular')} more={more}>
        <BrandWall brands={popular} eager={6} />
      </Section>
      <Section id="new-brand" title={t('catalog.newBrand')}>
        <BrandWall brands={newest} />
      </Section>
      {topSellers.length > 0 && (
        <Section id="top-sellers" title={t('catalog.topSellers')}>
          <BrandWall brands={topSellers} />
        </Section>
      )}
    </PageBody>
  )
}
