import { useT } from '@tradepost/i18n/react'
import { BrandWall } from '../brand/index.ts'
import { useShop } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { PageBody, Section, Unloaded } from '../page/index.ts'
import { Banners } from './banners.tsx'
import { CategoryIcons } from './category-icons.tsx'
import { Hero } from './hero.tsx'
import * as css from './home.css.ts'
import { BrandCategories, Comments, Content, HeaderLinks, HomeText, HotCategories } from './home-areas.tsx'
import type { loadHome } from './server.ts'
import { TrustStrip } from './trust-strip.tsx'

/** The data of the home page. */
export type HomePageProps = Omit<Awaited<ReturnType<typeof loadHome>>, 'meta'> & {
  /** The terminal of the areas, if it is not the visitor's own. */
  terminal?: 1 | 2
}

/** The home page: search, popular brands and offers, and reasons to trust the shop. */
export function HomePage({ areas, games, categoryIds, ...shown }: HomePageProps) {
  const t = useT()
  const shop = useShop()
  const { tenant } = shop
  const terminal = shown.terminal ?? shop.terminal
  const images = areas.banner?.images ?? []
  // On desktop the first banner is the spotlight's background.
  const heroBanner = tenant.home.hero === 'spotlight' && terminal === 1 ? images[0] : undefined
  return (
    <>
      <Hero games={games ?? []} banner={heroBanner} />
      <PageBody>
        <div className={css.waysIn}>
          <CategoryIcons categoryIds={categoryIds} />
          {areas.header ? <HeaderLinks area={areas.header} /> : null}
        </div>
        <Banners images={heroBanner ? images.slice(1) : images} kind="banner" shared={!!heroBanner} />
        <Section
          id="hot-games"
          title={areas.hotGames?.title || t('catalog.hotGames')}
          more={{ to: paths.allGames(), label: t('catalog.allGames') }}
        >
          {games ? <BrandWall brands={games} /> : <Unloaded />}
        </Section>
        <TrustStrip />
        {areas.brandCategories ? <BrandCategories area={areas.brandCategories} /> : null}
        {areas.rotation ? <Banners images={areas.rotation.images} kind="strip" /> : null}
        {areas.hotCategories ? <HotCategories area={areas.hotCategories} /> : null}
        {areas.comments ? <Comments area={areas.comments} /> : null}
        {areas.content ? <Content area={areas.content} /> : null}
        {areas.text ? <HomeText area={areas.text} /> : null}
      </PageBody>
    </>
  )
}
