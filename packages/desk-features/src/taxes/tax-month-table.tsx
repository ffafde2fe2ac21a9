import { Form } from '@remix-run/react'
import type { TaxSum } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Select } from '@tradepost/ui-kit/select'
import { type DeskColumn, DeskTable, paths } from '../kernel/index.ts'
import { countryName } from './country-name.ts'
import * as css from './taxes.css.ts'
import type { TaxesPageProps } from './taxes-page.tsx'

/** The sums of a month by country, rate and currency, beside what the ledger holds. */
export function TaxMonthTable({ month: { month, months, list, ledger }, countries }: TaxesPageProps) {
  const t = useT()
  const { money } = useFormat()
  const amount = (minor: number, { currency }: TaxSum) => money({ minor, currency })
  const columns: DeskColumn<TaxSum>[] = [
    { id: 'country', header: t('tax.country'), cell: ({ country }) => countryName(countries, country) },
    {
      id: 'rate',
      header: t('tax.rate-column'),
      cell: ({ percent, isReverse }) =>
        isReverse ? t('tax.reverse') : t('tax.percent-value', { percent: String(percent) }),
    },
    { id: 'orders', header: t('tax.orders'), align: 'end', cell: ({ orders }) => String(orders) },
    { id: 'gross', header: t('tax.gross'), align: 'end', cell: (row) => amount(row.gross, row) },
    { id: 'net', header: t('tax.net'), align: 'end', cell: (row) => amount(row.net, row) },
    { id: 'tax', header: t('tax.tax'), align: 'end', cell: (row) => amount(row.tax, row) },
  ]
  const shown = months.includes(month) ? months : [month, ...months]
  return (
    <section className={css.section} aria-labelledby="month-title">
      <h2 id="month-title">{t('tax.month-title')}</h2>
      <p className={css.muted}>{t('tax.month-lead')}</p>
      <Form method="get" className={css.search} key={month}>
        <Select
          id="month"
          name="month"
          label={t('tax.month')}
          defaultValue={month}
          options={shown.map((value) => ({ value, label: value }))}
        />
        <Button variant="secondary">{t('tax.show')}</Button>
        {list.length > 0 ? (
          <ButtonLink href={paths.taxExport(month)} variant="secondary" download>
            {t('tax.csv', { month })}
          </ButtonLink>
        ) : null}
      </Form>
      {list.length > 0 ? (
        <DeskTable
          label={t('tax.month-title')}
          columns={columns}
          rows={list}
          rowKey={(row) => `${row.country} ${row.percent} ${row.isReverse} ${row.currency}`}
          file="elsewhere"
        />
      ) : (
        <p>{t('tax.month-empty')}</p>
      )}
      {ledger.map(({ currency, tax }) => (
        <p key={currency} className={css.muted}>
          {t('tax.ledger', { amount: money({ minor: tax, currency }) })}
        </p>
      ))}
    </section>
  )
}
