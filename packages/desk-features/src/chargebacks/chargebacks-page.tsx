import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { type ChargebackState, chargebackStates } from '@tradepost/domain/order/chargebacks'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './chargebacks.css.ts'

type Page = CallData<typeof calls.chargeback.chargebackPage>

export interface ChargebacksPageProps {
  /** Null if those of every state are shown. */
  state: ChargebackState | null
  /** The buyer whose chargebacks alone are shown. */
  buyer?: string | null
  page: Page
}

/** The payments that buyers dispute at their banks. Of those to answer, the nearest deadline comes first. */
export function ChargebacksPage({ state, buyer = null, page }: ChargebacksPageProps) {
  const t = useT()
  const ofBuyer = buyer ? { buyer } : {}
  const { instant, money } = useFormat()
  const columns: DeskColumn<Page['list'][number]>[] = [
    {
      id: 'reason',
      header: t('payout.reason'),
      cell: ({ id, reason }) => (
        <Link className={css.link} to={paths.chargeback(id)}>
          {t('chargeback.reason', { reason })}
        </Link>
      ),
    },
    ...(state === null
      ? [
          {
            id: 'state',
            header: t('desk.status'),
            cell: (one: Page['list'][number]) => t('chargeback.state', { state: one.state }),
          },
        ]
      : []),
    { id: 'amount', header: t('payout.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    state === 'won' || state === 'lost'
      ? {
          id: 'closed',
          header: t('chargeback.closed'),
          cell: ({ closedAt }) => (closedAt ? instant(closedAt, 'dateTime') : '–'),
        }
      : {
          id: 'due',
          header: t('chargeback.due'),
          cell: ({ evidenceBy }) => (evidenceBy ? instant(evidenceBy, 'dateTime') : '–'),
        },
    {
      id: 'order',
      header: t('cases.order'),
      cell: ({ title, orderIds }) => <bdi>{title || orderIds[0] || '–'}</bdi>,
    },
    { id: 'buyer', header: t('cases.buyer'), cell: ({ buyer }) => <bdi>{buyer.nickName}</bdi> },
    {
      id: 'count',
      header: t('chargeback.count'),
      align: 'end',
      cell: ({ chargebacks }) => formatNumber(chargebacks),
    },
    { id: 'owner', header: t('trust.owner'), cell: ({ owner }) => <bdi>{owner?.nickName ?? '–'}</bdi> },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('chargeback.title')} lead={t('chargeback.lead')} />
      {buyer ? (
        <p className={css.between}>
          {t('chargeback.of-one-buyer')}
          <Link className={css.link} to={paths.chargebacks()}>
            {t('chargeback.show-all')}
          </Link>
        </p>
      ) : null}
      <TabLinks
        label={t('trust.state-label')}
        as={DeskAnchor}
        items={chargebackStates.map((one) => ({
          href: paths.chargebacks({ ...ofBuyer, state: one }),
          label: t('chargeback.state', { state: one }),
          current: one === state,
        }))}
      />
      {page.total > 0 ? (
        <>
          <DeskTable
            label={t('chargeback.title')}
            columns={columns}
            rows={page.list}
            rowKey={({ id }) => id}
            file="chargebacks"
          />
          <Pages
            page={page}
            hrefOf={(pageNo) => paths.chargebacks({ ...ofBuyer, ...(state ? { state } : {}), page: pageNo })}
          />
        </>
      ) : (
        <EmptyState illustration="orders" title={t('chargeback.none')} />
      )}
    </div>
  )
}
