import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { chargebackBuyerSorts, chargebackDays } from '@tradepost/domain/order/chargebacks'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Select } from '@tradepost/ui-kit/select'
import { type DeskColumn, DeskTable, PageHead, Pages, paths, useMay } from '../kernel/index.ts'
import * as css from './chargebacks.css.ts'
import type { ChargebackBuyerFilter } from './load-chargeback-buyers.ts'

type Page = CallData<typeof calls.chargeback.chargebackBuyerPage>
type Row = Page['list'][number]

export interface ChargebackBuyersPageProps {
  filter: ChargebackBuyerFilter
  page: Page
}

function Filter({ days, sort }: ChargebackBuyerFilter) {
  const t = useT()
  return (
    <Form method="get" role="search" className={css.search} key={`${days} ${sort}`}>
      <Select
        id="days"
        name="days"
        label={t('chargeback.period')}
        defaultValue={days}
        options={['', ...chargebackDays].map((value) => ({
          value,
          label: t('chargeback.days', { days: value === '' ? 'all' : `d${value}` }),
        }))}
      />
      <Select
        id="sort"
        name="sort"
        label={t('desk.orders-sort')}
        defaultValue={sort}
        options={chargebackBuyerSorts.map((value) => ({ value, label: t('chargeback.sort', { sort: value }) }))}
      />
      <Button variant="secondary">{t('tax.show')}</Button>
    </Form>
  )
}

/** The buyers whose payments were disputed at their banks in a chosen time. */
export function ChargebackBuyersPage({ filter, page }: ChargebackBuyersPageProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const maySeeCustomers = useMay('staff')('customer.view')
  const columns: DeskColumn<Row>[] = [
    {
      id: 'buyer',
      header: t('cases.buyer'),
      cell: ({ buyer: { id, nickName } }) =>
        maySeeCustomers ? (
          <Link className={css.link} to={paths.customer(id)}>
            <bdi>{nickName}</bdi>
          </Link>
        ) : (
          nickName
        ),
    },
    {
      ...{ id: 'number', header: t('chargeback.title'), align: 'end' },
      cell: ({ buyer, chargebacks }) => (
        <Link
          className={css.link}
          to={paths.chargebacks({ buyer: buyer.id })}
          aria-label={t('chargeback.all-of', { name: buyer.nickName, count: chargebacks })}
        >
          {formatNumber(chargebacks)}
        </Link>
      ),
    },
    { id: 'open', header: t('chargeback.open-ones'), align: 'end', cell: ({ open }) => formatNumber(open) },
    {
      ...{ id: 'sum', header: t('chargeback.sum'), align: 'end' },
      cell: ({ amounts }) => amounts.map((amount) => <div key={amount.currency}>{money(amount)}</div>),
    },
    {
      ...{ id: 'share', header: t('chargeback.share'), align: 'end' },
      cell: ({ orders, disputedOrders }) =>
        orders === 0
          ? '–'
          : t('chargeback.share-of', {
              percent: formatNumber(Math.round((1000 * disputedOrders) / orders) / 10),
              disputed: formatNumber(disputedOrders),
              orders: formatNumber(orders),
            }),
    },
    { id: 'last', header: t('chargeback.last'), cell: ({ lastAt }) => instant(lastAt, 'dateTime') },
  ]
  const address = { days: filter.days, sort: filter.sort === 'count' ? undefined : filter.sort }
  return (
    <div className={css.page}>
      <PageHead
        title={t('chargeback.buyers')}
        lead={t('chargeback.buyers-lead')}
        actions={
          page.total > 0 ? (
            <ButtonLink href={paths.chargebackBuyerFile(address)} variant="secondary" size="sm" download>
              {t('chargeback.csv')}
            </ButtonLink>
          ) : null
        }
      />
      <Filter {...filter} />
      {page.total > 0 ? (
        <>
          <DeskTable
            label={t('chargeback.buyers')}
            columns={columns}
            rows={page.list}
            rowKey={({ buyer }) => buyer.id}
            file="elsewhere"
          />
          <Pages page={page} hrefOf={(pageNo) => paths.chargebackBuyers({ ...address, page: pageNo })} />
        </>
      ) : (
        <EmptyState illustration="orders" title={t('chargeback.no-buyers')} />
      )}
    </div>
  )
}
