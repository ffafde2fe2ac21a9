import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, paths, TableFile } from '../kernel/index.ts'
import { conversionOf } from './conversion/conversion-of.ts'
import * as css from './insight.css.ts'
import { LevelCard } from './level-card.tsx'
import { OutcomeTiles, SoldTiles } from './order-tiles.tsx'
import { PlacePoints } from './place-points.tsx'
import { SeriesChart } from './series-chart.tsx'
import { insightDays } from './shown-days.ts'
import { Tile } from './tile.tsx'

export type Insight = CallData<typeof calls.seller.sellerInsight>

export interface InsightPageProps {
  days: (typeof insightDays)[number]
  insight: Insight
}

function Tiles({ insight: { orders, earned, reviews, views } }: Pick<InsightPageProps, 'insight'>) {
  const t = useT()
  const { money } = useFormat()
  const { paid } = orders
  return (
    <dl className={css.tiles}>
      <SoldTiles paid={paid} views={views} />
      <Tile label={t('insight.earned')}>
        {earned.length > 0
          ? earned.map((amount) => (
              <bdi key={amount.currency} className={css.amount}>
                {money(amount)}
              </bdi>
            ))
          : '–'}
      </Tile>
      <OutcomeTiles orders={orders} />
      <Tile
        label={t('insight.reviews')}
        note={reviews.mean === null ? null : t('insight.reviews-mean', { mean: String(reviews.mean) })}
      >
        {reviews.count}
      </Tile>
    </dl>
  )
}

function BestOffers({ offers }: Pick<Insight, 'offers'>) {
  const t = useT()
  const columns: DeskColumn<Insight['offers'][number]>[] = [
    {
      id: 'offer',
      header: t('insight.offer'),
      cell: ({ id, title }) => (
        <TextLink as={DeskAnchor} href={paths.offer(id)}>
          <bdi>{title}</bdi>
        </TextLink>
      ),
    },
    { id: 'orders', header: t('insight.orders'), align: 'end', cell: ({ orders }) => orders },
    { id: 'pieces', header: t('insight.pieces'), align: 'end', cell: ({ pieces }) => pieces },
    { id: 'views', header: t('insight.views'), align: 'end', cell: ({ views }) => views },
    {
      id: 'conversion',
      header: t('insight.conversion'),
      align: 'end',
      cell: ({ orders, views }) => <bdi>{conversionOf(orders, views)}</bdi>,
    },
    {
      id: 'place',
      header: t('insight.place'),
      cell: ({ place }) =>
        place ? (
          <>
            {t('insight.place-of', { place: String(place.place), of: String(place.of) })}
            <span className={css.note}>
              {t('insight.place-why', { cheaper: String(place.cheaper), better: String(place.betterRated) })}
            </span>
            {place.points ? <PlacePoints points={place.points} /> : null}
          </>
        ) : (
          <span className={css.muted}>{t('insight.not-listed')}</span>
        ),
    },
  ]
  if (offers.length === 0) return <p className={css.muted}>{t('insight.none')}</p>
  return (
    <DeskTable
      label={t('insight.best')}
      columns={columns}
      rows={offers}
      rowKey={({ id }) => id}
      file="insight-offers"
    />
  )
}

/** Sales, deliveries, reviews and level of a seller in a chosen time. */
export function InsightPage({ days, insight }: InsightPageProps) {
  const t = useT()
  return (
    <div className={css.page}>
      <PageHead title={t('insight.title')} lead={t('insight.lead', { zone: insight.timeZone })} />
      <nav className={css.periods} aria-label={t('insight.period')}>
        {insightDays.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.insight({ days: one })}
            aria-current={one === days ? 'page' : undefined}
          >
            {t('insight.days', { days: one })}
          </ChipLink>
        ))}
      </nav>
      <Tiles insight={insight} />
      {(['orders', 'views'] as const).map((of) => {
        const label = t(of === 'orders' ? 'insight.series' : 'insight.views-series')
        return (
          <Card key={of} as="section" aria-labelledby={of}>
            <div className={css.part}>
              <h2 id={of}>{label}</h2>
              <SeriesChart series={insight.series} of={of} label={label} timeZone={insight.timeZone} />
            </div>
          </Card>
        )
      })}
      {insight.series.length > 0 ? (
        <div>
          <TableFile name="insight-days" label={t('insight.series')} />
        </div>
      ) : null}
      <LevelCard facts={insight.facts} level={insight.level} />
      <section className={css.part} aria-labelledby="best">
        <h2 id="best">{t('insight.best')}</h2>
        <BestOffers offers={insight.offers} />
      </section>
    </div>
  )
}
