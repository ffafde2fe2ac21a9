import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  type DeskColumn,
  DeskTable,
  PageHead,
  Pages,
  paths,
  useFormKey,
  useMay,
  usePlaceWords,
} from '../kernel/index.ts'
import * as css from './invoices.css.ts'
import type { InvoiceFilter } from './load-invoices.ts'
import { SettingsForm } from './settings-form.tsx'

type Page = CallData<typeof calls.invoice.staffInvoicePage>
type Settings = CallData<typeof calls.invoice.invoiceSettings>

export interface InvoicesPageProps extends Pick<Settings, 'settings' | 'isStated'> {
  filter: InvoiceFilter
  page: Page
  countries: readonly { value: string; label: string }[]
  result?: unknown
}

const kinds = ['', 'invoice', 'receipt', 'credit_note'] as const

function Filter({ filter: { keyword, month, kind }, page: { months } }: InvoicesPageProps) {
  const t = useT()
  return (
    <Form method="get" role="search" className={css.search} key={`${keyword} ${month} ${kind}`}>
      <TextField id="keyword" name="keyword" label={t('invoice.keyword')} maxLength={120} defaultValue={keyword} />
      <Select
        id="month"
        name="month"
        label={t('invoice.month')}
        defaultValue={month}
        options={[{ value: '', label: t('invoice.all-months') }, ...months.map((value) => ({ value, label: value }))]}
      />
      <Select
        id="kind"
        name="kind"
        label={t('invoice.kind-label')}
        defaultValue={kind}
        options={kinds.map((value) => ({ value, label: t('invoice.kind', { kind: value || 'all' }) }))}
      />
      <Button variant="secondary">{t('invoice.search')}</Button>
    </Form>
  )
}

/** The tax in the price of the pass, and the evidence of its buyer's place. */
function Place({ tax, words }: { tax: NonNullable<Page['list'][number]['tax']>; words: string }) {
  const t = useT()
  return (
    <details className={css.muted} open={tax.finding === 'contradicted'}>
      <summary>
        {tax.isReverse ? t('tax.reverse') : t('tax.percent-value', { percent: String(tax.percent) })} ·{' '}
        {t('tax.evidence')}
      </summary>
      <p className={css.place}>{words}</p>
      {tax.vatNumber ? (
        <p className={css.place}>
          {t('tax.number-given')}: <bdi className={css.long}>{tax.vatNumber}</bdi>
        </p>
      ) : null}
    </details>
  )
}

function Documents({ page, filter }: InvoicesPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const placeWords = usePlaceWords()
  const maySeeOrders = useMay('staff')('customer.view')
  const columns: DeskColumn<Page['list'][number]>[] = [
    {
      id: 'number',
      header: t('invoice.number'),
      cell: ({ id, kind, number, corrects }) => (
        <>
          <a className={css.link} href={paths.invoiceFile(id)} download>
            {t('invoice.document', { kind, number })}
          </a>
          {corrects ? (
            <div className={css.muted}>
              {t('invoice.corrects', { kind })} <bdi>{corrects}</bdi>
            </div>
          ) : null}
        </>
      ),
    },
    { id: 'date', header: t('invoice.issued'), cell: ({ issuedAt }) => instant(issuedAt, 'date') },
    {
      id: 'order',
      header: t('invoice.reference'),
      cell: ({ orderId, paymentId, subject, tax }) =>
        orderId === null ? (
          <>
            {t('invoice.subject', { subject })}
            <div className={css.muted}>
              <bdi className={css.long}>{paymentId}</bdi>
            </div>
            {tax ? <Place tax={tax} words={placeWords(tax)} /> : null}
          </>
        ) : maySeeOrders ? (
          <Link className={css.link} to={paths.staffOrder(orderId)}>
            {orderId}
          </Link>
        ) : (
          orderId
        ),
    },
    {
      id: 'buyer',
      header: t('invoice.buyer'),
      cell: ({ buyer }) =>
        buyer ? (
          <>
            <bdi className={css.long}>{buyer.name}</bdi>
            <div className={css.muted}>
              <bdi className={css.long}>{buyer.email}</bdi>
            </div>
          </>
        ) : (
          t('invoice.nameless')
        ),
    },
    {
      id: 'amount',
      header: t('invoice.amount'),
      align: 'end',
      cell: ({ amount, kind }) => money(kind === 'credit_note' ? { ...amount, minor: -amount.minor } : amount),
    },
  ]
  const isFiltered = filter.keyword !== '' || filter.month !== '' || filter.kind !== ''
  if (page.total === 0) return <p>{isFiltered ? t('invoice.none') : t('invoice.empty')}</p>
  return (
    <>
      <DeskTable
        label={t('invoice.title')}
        columns={columns}
        rows={page.list}
        rowKey={({ id }) => id}
        file="invoices"
      />
      <Pages page={page} hrefOf={(pageNo) => paths.invoices({ ...filter, page: pageNo })} />
    </>
  )
}

/** Invoices, receipts and credit notes with a search, the file of a month, and who issues them. */
export function InvoicesPage(props: InvoicesPageProps) {
  const { filter, page, result } = props
  const t = useT()
  const mayEdit = useMay('staff')('invoice.edit')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const formKey = useFormKey(result, isDone)
  const month = filter.month || page.months[0]
  return (
    <div className={css.page}>
      <PageHead
        title={t('invoice.title')}
        lead={t('invoice.lead')}
        actions={
          month ? (
            <ButtonLink href={paths.invoiceExport(month)} variant="secondary" size="sm" download>
              {t('invoice.csv', { month })}
            </ButtonLink>
          ) : null
        }
      />
      {isDone ? (
        <Notice tone="success" role="status">
          {t('invoice.saved')}
        </Notice>
      ) : null}
      <Filter {...props} />
      <Documents {...props} />
      {mayEdit ? (
        <div className={css.form} key={formKey}>
          <SettingsForm {...props} />
        </div>
      ) : null}
    </div>
  )
}
