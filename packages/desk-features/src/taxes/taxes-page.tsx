import { Form } from '@remix-run/react'
import type { CallData, calls, TaxRate } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import {
  type DeskColumn,
  DeskTable,
  IdentityProblems,
  IdentityStep,
  PageHead,
  readRefusal,
  useFormKey,
  useMay,
} from '../kernel/index.ts'
import { countryName } from './country-name.ts'
import type { TaxMonth } from './load-taxes.ts'
import { RateForm } from './rate-form.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TaxMonthTable } from './tax-month-table.tsx'
import * as css from './taxes.css.ts'

type Settings = CallData<typeof calls.tax.taxSettings>

export interface TaxesPageProps extends Pick<Settings, 'settings' | 'rates' | 'categories'> {
  countries: readonly { value: string; label: string }[]
  month: TaxMonth
  idempotencyKey: string
  result?: unknown
}

function EndForm({ id, result }: { id: string; result: unknown }) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('id') === id ? result : undefined)
  return (
    <Form method="post" className={css.end} noValidate>
      <input type="hidden" name="id" value={id} />
      <IdentityProblems refusal={refusal} />
      <IdentityStep refusal={refusal} side="staff" prefix={`${id}-`} />
      <Button name="act" value="end" size="sm" variant="quiet">
        {t('tax.end')}
      </Button>
    </Form>
  )
}

function Rates({ rates, countries, result }: TaxesPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay('staff')('tax.edit')
  const stateOf = ({ isCurrent, startsAt, endsAt }: TaxRate) =>
    endsAt ? 'ended' : isCurrent ? 'current' : Date.parse(startsAt) > Date.now() ? 'planned' : 'replaced'
  const columns: DeskColumn<TaxRate>[] = [
    { id: 'country', header: t('tax.country'), cell: ({ country }) => countryName(countries, country) },
    {
      id: 'goods',
      header: t('tax.goods'),
      cell: ({ category, forPass }) => (
        <bdi className={css.name}>{category?.name ?? t(forPass ? 'tax.pass' : 'tax.every-category')}</bdi>
      ),
    },
    {
      id: 'percent',
      header: t('tax.rate-column'),
      align: 'end',
      cell: ({ percent }) => t('tax.percent-value', { percent: String(percent) }),
    },
    { id: 'from', header: t('tax.from'), cell: ({ startsAt }) => instant(startsAt, 'date') },
    {
      id: 'state',
      header: t('tax.state-label'),
      cell: (rate) => t('tax.state', { state: stateOf(rate), date: rate.endsAt ? instant(rate.endsAt, 'date') : '' }),
    },
    { id: 'by', header: t('tax.set-by'), cell: ({ setBy }) => <bdi className={css.name}>{setBy}</bdi> },
  ]
  if (mayEdit && rates.some(({ endsAt }) => endsAt === null))
    columns.push({
      id: 'end',
      header: t('tax.end'),
      cell: ({ id, endsAt }) => (endsAt === null ? <EndForm id={id} result={result} /> : null),
    })
  return (
    <section className={css.section} aria-labelledby="rates">
      <h2 id="rates">{t('tax.rates')}</h2>
      <p className={css.muted}>{t('tax.rates-lead')}</p>
      {rates.length > 0 ? (
        <DeskTable label={t('tax.rates')} columns={columns} rows={rates} rowKey={({ id }) => id} file="tax-rates" />
      ) : (
        <p>{t('tax.no-rates')}</p>
      )}
    </section>
  )
}

/** Whether the shop charges tax, its rates with their history, and the sums of a month. */
export function TaxesPage(props: TaxesPageProps) {
  const { settings, countries, result } = props
  const t = useT()
  const mayEdit = useMay('staff')('tax.edit')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const formKey = useFormKey(result, isDone)
  const now = { charges: String(settings?.charges === true), country: countryName(countries, settings?.country ?? '') }
  return (
    <div className={css.page}>
      <PageHead title={t('tax.title')} lead={t('tax.lead')} />
      {isDone ? (
        <Notice tone="success" role="status">
          {t('tax.saved')}
        </Notice>
      ) : null}
      <p>{t('tax.now', now)}</p>
      <p>{t('tax.coins')}</p>
      <Rates {...props} />
      {mayEdit ? (
        <div className={css.page} key={formKey}>
          <div className={css.form}>
            <RateForm {...props} />
          </div>
          <div className={css.form}>
            <SettingsForm {...props} />
          </div>
        </div>
      ) : null}
      <TaxMonthTable {...props} />
    </div>
  )
}
