import { Form } from '@remix-run/react'
import { search as limits } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { GameCard } from '@tradepost/ui-kit/game-card'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { artSources, PageBody, PageHead, useCount } from '../offer-parts/index.ts'
import { ShopAnchor } from '../paths/index.ts'
import type { loadValueIndex } from './server.ts'
import * as css from './value.css.ts'
import { valuePaths } from './value-paths.ts'

type ValueIndexPageProps = Omit<Awaited<ReturnType<typeof loadValueIndex>>, 'meta'>

/** Which game is it about. */
export function ValueIndexPage({ keyword, games }: ValueIndexPageProps) {
  const t = useT()
  const count = useCount()
  return (
    <PageBody>
      <PageHead title={t('value.name')} lead={t('value.indexText')} trail={[{ label: t('value.name') }]}>
        <Form
          role="search"
          action={valuePaths.index()}
          aria-label={t('value.findLabel')}
          className={css.search}
          key={keyword}
        >
          <div className={css.grow}>
            <TextField
              type="search"
              name="q"
              icon={SearchIcon}
              label={t('value.findLabel')}
              labelHidden
              placeholder={t('value.findPlaceholder')}
              maxLength={limits.maxLength}
              defaultValue={keyword}
            />
          </div>
          <Button type="submit">{t('value.find')}</Button>
        </Form>
      </PageHead>
      {games.length > 0 ? (
        <ul className={css.wall}>
          {games.map(({ brandAlias, brandName, coverUrl, offers }, index) => (
            <li key={brandAlias}>
              <GameCard
                href={valuePaths.product(brandAlias)}
                as={ShopAnchor}
                headingLevel={2}
                title={brandName}
                meta={count('catalog.offers', offers)}
                cover={
                  <Artwork
                    {...artSources(coverUrl, 'cover')}
                    alt=""
                    fill
                    sizes="(min-width: 1024px) 190px, (min-width: 640px) 22vw, 46vw"
                    eager={index < 6}
                  />
                }
              />
            </li>
          ))}
        </ul>
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
