import { type RankFactor, rankFactorNames, rankFactors } from '@tradepost/domain/ranking/offer-rank'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PageBody, PageHead, Section } from '../page/index.ts'
import * as css from './best-match-page.css.ts'
import type { loadBestMatch } from './server.ts'

type BestMatchPageProps = Omit<Awaited<ReturnType<typeof loadBestMatch>>, 'meta'>
type Offer = NonNullable<BestMatchPageProps['offer']>
type Rank = NonNullable<Offer['rank']>

/** The facts of an offer that a factor follows from, as a sentence. */
function useFactText() {
  const t = useT()
  const texts: Readonly<Record<RankFactor, (rank: Rank) => string>> = {
    sales: ({ buyers }) => t('ranking.salesFact', { count: formatNumber(buyers) }),
    rating: ({ rating, reviews }) =>
      rating === null
        ? t('ranking.ratingNone')
        : t('ranking.ratingFact', { rating: rating.toFixed(1), count: formatNumber(reviews) }),
    promise: ({ kept, measured }) =>
      measured === 0
        ? t('ranking.promiseNone')
        : t('ranking.promiseFact', { kept: formatNumber(kept), measured: formatNumber(measured) }),
    price: ({ pricePercent, alike }) =>
      pricePercent === null
        ? t('ranking.priceNone')
        : t('ranking.priceFact', { percent: formatNumber(pricePercent), count: formatNumber(alike) }),
    freshness: ({ ageDays }) => t('ranking.freshnessFact', { count: formatNumber(ageDays) }),
    stock: ({ stock }) => t('ranking.stockFact', { count: formatNumber(stock) }),
  }
  return (factor: RankFactor, rank: Rank) => texts[factor](rank)
}

function OfferScore({ offer }: { offer: Offer }) {
  const t = useT()
  const { instant } = useFormat()
  const { rank, place } = offer
  const most = formatNumber(1000)
  return (
    <Card as="section" tone="accent" aria-labelledby="offer-points">
      <div className={css.offer}>
        <Heading level={2} size="md" id="offer-points">
          {t('ranking.offer')}
        </Heading>
        <p dir="auto">
          <TextLink as={ShopAnchor} href={paths.item(offer.id) ?? ''}>
            {offer.title}
          </TextLink>
        </p>
        {rank ? (
          <>
            <p className={css.score}>{t('ranking.score', { points: formatNumber(rank.score), most })}</p>
            <meter className={css.meter} aria-labelledby="offer-points" max={1000} value={rank.score} />
          </>
        ) : (
          <Text>{t('ranking.waits')}</Text>
        )}
        <Text>
          {place
            ? t('ranking.place', { place: formatNumber(place.place), of: formatNumber(place.of) })
            : t('ranking.noPlace')}
        </Text>
        {rank ? (
          <Text size={14} tone="muted">
            {t('ranking.rankedAt', { date: instant(rank.rankedAt) })}
          </Text>
        ) : null}
      </div>
    </Card>
  )
}

function Factor({ factor, rank }: { factor: RankFactor; rank: Rank | null }) {
  const t = useT()
  const factText = useFactText()
  const most = formatNumber(rankFactors[factor])
  const id = `factor-${factor}`
  return (
    <Card as="li">
      <div className={css.factor}>
        <div className={css.head}>
          <Heading level={3} size="sm" id={id}>
            {t(`ranking.${factor}`)}
          </Heading>
          <Text size={14} weight="semibold" tabular>
            {rank
              ? t('ranking.score', { points: formatNumber(rank.points[factor]), most })
              : t('ranking.most', { most })}
          </Text>
        </div>
        {rank ? (
          <>
            <meter className={css.meter} aria-labelledby={id} max={rankFactors[factor]} value={rank.points[factor]} />
            <Text weight="semibold">{factText(factor, rank)}</Text>
          </>
        ) : null}
        <Text size={14} tone="muted">
          {t(`ranking.${factor}Rule`)}
        </Text>
      </div>
    </Card>
  )
}

/** The rule of the order "best match"; with an offer, its points and the facts behind them. */
export function BestMatchPage({ offer }: BestMatchPageProps) {
  const t = useT()
  const title = t('ranking.title')
  return (
    <PageBody>
      <PageHead
        title={title}
        lead={t('ranking.lead')}
        trail={[{ label: t('help.title'), href: paths.help() }, { label: title }]}
      />
      {offer ? <OfferScore offer={offer} /> : null}
      <Section id="factors" title={t('ranking.factors')}>
        <ul className={css.factors}>
          {rankFactorNames.map((factor) => (
            <Factor key={factor} factor={factor} rank={offer?.rank ?? null} />
          ))}
        </ul>
        <Text>{t('ranking.outOfStock')}</Text>
      </Section>
    </PageBody>
  )
}
