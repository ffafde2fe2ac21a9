import type { OfferCard } from '@tradepost/contract'
import { mostCompared } from '@tradepost/domain/limits/list-limits'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { PlusIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { Price } from '@tradepost/ui-kit/price'
import { directionOf } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { useOfferWords } from '../offer-card/index.ts'
import { PageBody, PageHead, Section } from '../page/index.ts'
import * as css from './compare.css.ts'
import { comparePath } from './compare-path.ts'
import { CompareTable } from './compare-table.tsx'
import type { loadCompare } from './load-compare.ts'
import { useRows } from './use-rows.tsx'

type ComparePageProps = Omit<Awaited<ReturnType<typeof loadCompare>>, 'meta'>

function Choice({ offers, ids, onlyDifferences }: { offers: OfferCard[]; ids: string[]; onlyDifferences: boolean }) {
  const t = useT()
  const words = useOfferWords()
  if (offers.length === 0) return null
  return (
    <Section id="add" title={t('compare.addTitle')}>
      <ul className={css.choice}>
        {offers.map((offer) => (
          <li key={offer.id} className={css.choiceRow}>
            <span className={css.choiceWords}>
              <bdi className={css.choiceTitle} dir={directionOf(offer.title)}>
                {offer.title}
              </bdi>
              <span className={css.small}>{words.facts(offer).join(' · ')}</span>
            </span>
            <Price amount={words.money(offer.price)} />
            <ButtonLink
              as={ShopAnchor}
              href={comparePath([...ids, offer.id], onlyDifferences)}
              variant="secondary"
              size="sm"
              icon={PlusIcon}
              aria-label={`${t('compare.compare')}: ${t('compare.addOffer', { title: offer.title })}`}
            >
              {t('compare.compare')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Compares up to four offers of one brand category. The address holds all state of the page. */
export function ComparePage({ offers, gone, otherKind, tooMany, onlyDifferences, choice }: ComparePageProps) {
  const t = useT()
  const rows = useRows(offers)
  const ids = offers.map(({ id }) => id)
  const [first] = offers
  const several = offers.length > 1
  const shown = onlyDifferences && several ? rows.filter(({ differs }) => differs) : rows
  const notices = [
    otherKind > 0 && t('compare.otherKind', { count: otherKind, n: formatNumber(otherKind) }),
    gone > 0 && t('compare.gone', { count: gone, n: formatNumber(gone) }),
    tooMany && t('compare.tooMany', { n: mostCompared }),
  ].filter((text) => typeof text === 'string')
  return (
    <PageBody>
      <PageHead
        title={t('compare.title')}
        lead={first ? t('compare.lead', { category: first.categoryName, brand: first.brandName }) : undefined}
      >
        {several ? (
          <ShopLink to={comparePath(ids, !onlyDifferences)} className={css.link} preventScrollReset>
            {t(onlyDifferences ? 'compare.everything' : 'compare.onlyDifferences')}
          </ShopLink>
        ) : null}
      </PageHead>
      {notices.map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
      {offers.length === 0 ? (
        <EmptyState
          illustration="search"
          title={t('compare.emptyTitle')}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.allGames()}>
              {t('catalog.allGames')}
            </ButtonLink>
          }
        >
          {t('compare.emptyText', { n: mostCompared })}
        </EmptyState>
      ) : (
        <CompareTable offers={offers} rows={shown} onlyDifferences={onlyDifferences} />
      )}
      {several && shown.length === 0 ? <Notice tone="info">{t('compare.allSame')}</Notice> : null}
      <Choice offers={choice} ids={ids} onlyDifferences={onlyDifferences} />
    </PageBody>
  )
}
