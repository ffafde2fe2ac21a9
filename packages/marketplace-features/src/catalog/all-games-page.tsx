import type { Brand } from '@tradepost/contract'
import { standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { BrandWall } from '../brand/index.ts'
import { useCount, useShop } from '../kernel/index.ts'
import { PageBody, PageHead, Section, Unloaded } from '../page/index.ts'
import * as css from './all-games-page.css.ts'
import { brandsByLetter } from './brands-by-letter.ts'

/** All brands by first letter. */
export function AllGamesPage({ brands, hot }: { brands: Brand[]; hot: Brand[] | null }) {
  const t = useT()
  const count = useCount()
  const { locale } = useShop()
  const groups = brandsByLetter(brands, standardTag(locale))
  const idOf = (letter: string) => `letter-${letter === '#' ? 'other' : letter}`
  return (
    <PageBody>
      <PageHead
        title={t('catalog.allGames')}
        lead={count('catalog.gamesCount', brands.length)}
        trail={[{ label: t('catalog.allGames') }]}
      >
        <nav aria-label={t('catalog.letters')}>
          <ul className={css.letters}>
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${idOf(letter)}`} className={css.letter}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      {hot === null || hot.length > 0 ? (
        <Section id="hot-games" title={t('catalog.hotGames')}>
          {hot ? <BrandWall brands={hot} eager={6} strip /> : <Unloaded />}
        </Section>
      ) : null}
      <div className={css.groups} data-games={brands.length}>
        {groups.map(({ letter, brands: list }) => (
          <Section key={letter} id={idOf(letter)} title={letter}>
            <BrandWall brands={list} />
          </Section>
        ))}
      </div>
    </PageBody>
  )
}
