import { Form } from '@remix-run/react'
import type { AreaImage } from '@tradepost/contract'
import { search as limits } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Button } from '@tradepost/ui-kit/button'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { ShownBrand } from '../brand/shown-brand.ts'
import { useShop } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { artSources } from '../page/index.ts'
import * as css from './hero.css.ts'
import { heroLead } from './hero-lead.ts'
import { pictureOf } from './picture-of.ts'

interface HeroProps {
  games: readonly ShownBrand[]
  /** The banner behind the spotlight. Without it, the first brand's artwork is shown. */
  banner?: AreaImage['images'][number] | undefined
}

/** The shop's claim and its search box, in the tenant's layout. */
export function Hero({ games, banner }: HeroProps) {
  const { tenant } = useShop()
  return tenant.home.hero === 'mosaic' ? <Mosaic games={games} /> : <Spotlight games={games} banner={banner} />
}

function Words() {
  const t = useT()
  const { tenant } = useShop()
  return (
    <div className={css.words}>
      <h1 className={css.title}>{t('catalog.heroTitle')}</h1>
      <p className={css.lead}>{heroLead(t, tenant)}</p>
      <Form role="search" action="/search" aria-label={t('catalog.searchHome')} className={css.search}>
        <div>
          <TextField
            type="search"
            name="q"
            icon={SearchIcon}
            label={t('catalog.keyword')}
            labelHidden
            placeholder={t('catalog.searchPlaceholder')}
            maxLength={limits.maxLength}
            enterKeyHint="search"
          />
        </div>
        <Button>{t('catalog.search')}</Button>
      </Form>
    </div>
  )
}

function Spotlight({ games, banner }: HeroProps) {
  const [first] = games
  const art = banner ? pictureOf(banner.image) : first && artSources(first.coverWideUrl, 'wide')
  return (
    <section className={css.spotlight}>
      {art ? (
        <>
          <div className={css.edge} />
          <div className={css.backdrop}>
            <Artwork {...art} alt="" fill priority sizes="(min-width: 1024px) 900px, 100vw" />
          </div>
        </>
      ) : null}
      <div className={css.stage}>
        <Words />
        <ul className={css.fan}>
          {games.slice(0, 3).map((game) => (
            <li key={game.brandId} className={css.fanCard}>
              <ShopLink to={paths.brand(game.brandAlias)} className={css.fanLink}>
                <Artwork {...artSources(game.coverUrl, 'cover')} alt={game.brandName} fill sizes="220px" />
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Mosaic({ games }: HeroProps) {
  return (
    <section className={css.mosaic}>
      <div className={css.mosaicStage}>
        <Words />
        <ul className={css.tiles}>
          {games.slice(0, 7).map((game, index) => (
            <li key={game.brandId} className={css.tile} data-place={index}>
              <ShopLink to={paths.brand(game.brandAlias)} className={css.tileLink}>
                <Artwork
                  {...artSources(game.coverUrl, 'cover')}
                  alt={game.brandName}
                  fill
                  priority={index === 0}
                  eager
                  sizes="(min-width: 1024px) 200px, 30vw"
                />
              </ShopLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
