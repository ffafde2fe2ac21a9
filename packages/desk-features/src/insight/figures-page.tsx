import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, paths, readRefusal } from '../kernel/index.ts'
import { StepsTable } from './conversion/steps-table.tsx'
import { FileLink } from './file-link.tsx'
import * as css from './insight.css.ts'
import { MoneySeries } from './money-series.tsx'
import { OutcomeTiles, SoldTiles } from './order-tiles.tsx'
import { Ranking } from './ranking.tsx'
import { SeriesChart } from './series-chart.tsx'
import { figureDays } from './shown-days.ts'
import { Tile } from './tile.tsx'
import { ZoneForm } from './zone-form.tsx'

export type Figures = CallData<typeof calls.figures.shopFigures>

export interface FiguresPageProps {
  days: (typeof figureDays)[number]
  figures: Figures
  /** The zones to choose from; none for people who may not. */
  zones: readonly string[]
  result?: unknown
}

function Tiles({ figures: { orders, steps, views } }: Pick<FiguresPageProps, 'figures'>) {
  const t = useT()
  return (
    <dl className={css.tiles}>
      <SoldTiles paid={orders.paid} views={views} />
      <Tile label={t('figures.begun')}>{steps.begun}</Tile>
      <Tile label={t('figures.of-them-paid')}>{steps.paid}</Tile>
      <Tile label={t('figures.of-them-confirmed')}>{steps.confirmed}</Tile>
      <OutcomeTiles orders={orders} />
    </dl>
  )
}

function MoneyTable({ money: rows }: Pick<Figures, 'money'>) {
  const t = useT()
  const { money } = useFormat()
  type Row = Figures['money'][number]
  const sum = (id: string, header: string, of: (row: Row) => Row['take']): DeskColumn<Row> => ({
    ...{ id, header, align: 'end' },
    cell: (row) => <bdi>{money(of(row))}</bdi>,
  })
  const columns: DeskColumn<Row>[] = [
    { id: 'currency', header: t('figures.currency'), cell: ({ currency }) => <bdi>{currency}</bdi> },
    sum('paid', t('figures.paid'), ({ paid }) => paid),
    sum('refunded', t('figures.refunded'), ({ refunded }) => refunded),
    sum('charged-back', t('figures.charged-back'), ({ chargedBack }) => chargedBack),
    sum('coupons', t('figures.coupons'), ({ coupons }) => coupons),
    sum('take', t('figures.take'), ({ take }) => take),
  ]
  if (rows.length === 0) return <p className={css.muted}>{t('figures.no-money')}</p>
  return (
    <DeskTable
      label={t('figures.money')}
      columns={columns}
      rows={rows}
      rowKey={({ currency }) => currency}
      file="elsewhere"
    />
  )
}

/** Words that shoppers searched for in vain. */
function EmptySearches({ rows }: { rows: Figures['emptySearches'] }) {
  const t = useT()
  const columns: DeskColumn<Figures['emptySearches'][number]>[] = [
    { id: 'words', header: t('figures.searched-words'), cell: ({ words }) => <bdi>{words}</bdi> },
    { id: 'visitors', header: t('figures.searched-by'), align: 'end', cell: ({ visitors }) => visitors },
  ]
  return (
    <section className={css.part} aria-labelledby="empty-searches">
      <h2 id="empty-searches">{t('figures.empty-searches')}</h2>
      <p className={css.muted}>{t('figures.empty-searches-lead')}</p>
      {rows.length === 0 ? (
        <p className={css.muted}>{t('figures.empty-searches-none')}</p>
      ) : (
        <DeskTable
          label={t('figures.empty-searches')}
          columns={columns}
          rows={rows}
          rowKey={({ words }) => words}
          file="elsewhere"
        />
      )}
    </section>
  )
}

/** Sales, money, deliveries and steps to an order of the whole shop in a chosen time. */
export function FiguresPage({ days, figures, zones, result }: FiguresPageProps) {
  const t = useT()
  const { zone } = (result ?? {}) as { zone?: string }
  const course = figures.course ? { of: figures.course.of, id: figures.course.id } : {}
  return (
    <div className={css.page}>
      <PageHead title={t('figures.title')} lead={t('figures.lead', { zone: figures.timeZone })} />
      {zone ? (
        <Notice tone="success" role="status">
          {t('figures.zone-saved', { zone })}
        </Notice>
      ) : null}
      <nav className={css.periods} aria-label={t('insight.period')}>
        {figureDays.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.figures(one, course)}
            aria-current={one === days ? 'page' : undefined}
          >
            {t('figures.days', { days: one })}
          </ChipLink>
        ))}
      </nav>
      <Tiles figures={figures} />
      <StepsTable figures={figures} days={days} />
      <section className={css.part} aria-labelledby="money">
        <h2 id="money">{t('figures.money')}</h2>
        <MoneyTable money={figures.money} />
        {figures.money.length > 0 ? <FileLink table="money" days={days} /> : null}
      </section>
      {figures.series.length > 1
        ? figures.moneySeries.map((series) => (
            <MoneySeries key={series.currency} series={series} timeZone={figures.timeZone} />
          ))
        : null}
      {figures.series.length > 1 && figures.moneySeries.length > 0 ? <FileLink table="movements" days={days} /> : null}
      {figures.series.length > 1
        ? (['orders', 'views'] as const).map((of) => {
            const label = t(of === 'orders' ? 'insight.series' : 'insight.views-series')
            return (
              <Card key={of} as="section" aria-labelledby={of}>
                <div className={css.part}>
                  <h2 id={of}>{label}</h2>
                  <SeriesChart series={figures.series} of={of} label={label} timeZone={figures.timeZone} />
                </div>
              </Card>
            )
          })
        : null}
      {figures.series.length > 1 ? <FileLink table="series" days={days} /> : null}
      {(['brands', 'sellers'] as const).map((of) => (
        <Ranking key={of} {...{ of, days, figures }} />
      ))}
      <EmptySearches rows={figures.emptySearches} />
      {figures.emptySearches.length > 0 ? <FileLink table="searches" days={days} /> : null}
      {zones.length > 0 ? (
        <ZoneForm key={figures.timeZone} timeZone={figures.timeZone} zones={zones} refusal={readRefusal(result)} />
      ) : null}
    </div>
  )
}
