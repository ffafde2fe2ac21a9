import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { type DeskColumn, DeskTable, PageHead, useFormKey, useMay } from '../kernel/index.ts'
import { RateAgeForm } from './rate-age-form.tsx'
import * as css from './rates.css.ts'
import { SetRateForm } from './set-rate-form.tsx'

type Rates = CallData<typeof calls.rates.staffRates>

export interface RatesPageProps {
  rates: Rates
  idempotencyKey: string
  result?: unknown
}

/** The source of the installation's rates, and whether it works. */
function Source({ rates: { source, fetchedAt, fetchFailed } }: Pick<RatesPageProps, 'rates'>) {
  const t = useT()
  const { instant } = useFormat()
  if (source === null) return <Notice>{t('rates.fetch-none')}</Notice>
  return (
    <Notice tone={fetchFailed ? 'warning' : 'info'}>
      <p>{fetchedAt === null ? t('rates.fetch-never') : t('rates.fetched', { date: instant(fetchedAt) })}</p>
      {fetchFailed ? <p>{t('rates.fetch-failed')}</p> : null}
    </Notice>
  )
}

const midnight = (day: string) => `${day}T00:00:00.000Z`

/** The rates of the shop's currencies, the forms that change them, and the changes so far. */
export function RatesPage(props: RatesPageProps) {
  const { rates, result } = props
  const t = useT()
  const { instant } = useFormat()
  const dayOf = (day: string) => instant(midnight(day), 'date')
  const mayEdit = useMay('staff')('rate.edit')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const formKey = useFormKey(result, isDone)
  const columns: DeskColumn<Rates['list'][number]>[] = [
    { id: 'currency', header: t('rates.currency'), cell: ({ currency }) => <bdi>{currency}</bdi> },
    { id: 'rate', header: t('rates.rate'), align: 'end', cell: ({ perUsd }) => <bdi>{perUsd ?? '–'}</bdi> },
    { id: 'date', header: t('rates.date'), cell: ({ rateDate }) => (rateDate ? dayOf(rateDate) : '–') },
    {
      id: 'source',
      header: t('rates.source-label'),
      cell: ({ source }) => (source ? t('rates.source', { source }) : '–'),
    },
    {
      id: 'state',
      header: t('rates.state-label'),
      cell: ({ perUsd, tooOld, lastDay, refused }) => (
        <>
          <div>{t('rates.state', { state: tooOld ? 'old' : perUsd === null ? 'none' : 'sold' })}</div>
          {lastDay && !tooOld ? <div className={css.muted}>{t('rates.until', { date: dayOf(lastDay) })}</div> : null}
          {refused ? (
            <div className={css.muted}>
              {t('rates.refused', { rate: refused.perUsd, date: dayOf(refused.rateDate) })}
            </div>
          ) : null}
        </>
      ),
    },
  ]
  const changeColumns: DeskColumn<Rates['changes'][number]>[] = [
    { id: 'currency', header: t('rates.currency'), cell: ({ currency }) => <bdi>{currency}</bdi> },
    {
      id: 'rate',
      header: t('rates.rate'),
      align: 'end',
      cell: ({ perUsd }) => (perUsd === null ? t('rates.given-back') : <bdi>{perUsd}</bdi>),
    },
    { id: 'reason', header: t('rates.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    { id: 'by', header: t('rates.by'), cell: ({ setBy }) => <bdi>{setBy}</bdi> },
    { id: 'at', header: t('rates.at'), cell: ({ setAt }) => instant(setAt) },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('rates.title')} lead={t('rates.lead')} />
      {isDone ? (
        <Notice tone="success" role="status">
          {t('rates.saved')}
        </Notice>
      ) : null}
      <Source rates={rates} />
      {rates.list.length > 0 ? (
        <DeskTable
          label={t('rates.title')}
          columns={columns}
          rows={rates.list}
          rowKey={({ currency }) => currency}
          file="rates"
        />
      ) : (
        <p>{t('rates.none')}</p>
      )}
      {mayEdit && rates.list.length > 0 ? (
        <div className={css.forms} key={formKey}>
          <SetRateForm {...props} />
          <RateAgeForm {...props} />
        </div>
      ) : null}
      {rates.changes.length > 0 ? (
        <section className={css.part} aria-labelledby="changes">
          <h2 id="changes">{t('rates.changes')}</h2>
          <DeskTable
            label={t('rates.changes')}
            columns={changeColumns}
            rows={rates.changes}
            rowKey={({ currency, setAt }) => `${currency} ${setAt}`}
            file="rate-changes"
          />
        </section>
      ) : null}
    </div>
  )
}
