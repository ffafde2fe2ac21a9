import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, PageHead, Pages, paths } from '../kernel/index.ts'
import { OrderTable } from '../order-table/index.ts'
import { orderGroups } from './order-groups.ts'
import * as css from './orders.css.ts'

export interface OrdersPageProps {
  page: CallData<typeof calls.seller.sellerOrderPage>
  group: (typeof orderGroups)[number]['id']
}

const linkOf = (group: string, page?: number) =>
  paths.orders({ ...(group === 'all' ? {} : { group }), ...(page && page > 1 ? { page } : {}) })

/** The seller's orders in groups. */
export function OrdersPage({ page, group }: OrdersPageProps) {
  const t = useT()
  return (
    <div className={css.list}>
      <PageHead title={t('desk.orders')} lead={t('desk.orders-lead')} />
      <TabLinks
        label={t('desk.order-groups')}
        as={DeskAnchor}
        items={orderGroups.map(({ id, label }) => ({
          href: linkOf(id),
          label: t(label),
          count: page.counts[id] ? String(page.counts[id]) : undefined,
          current: id === group,
        }))}
      />
      {page.list.length ? (
        <OrderTable orders={page.list} label={t('desk.orders')} />
      ) : (
        <EmptyState illustration="orders" title={t('desk.no-orders-title')}>
          <p>{t('desk.no-orders')}</p>
        </EmptyState>
      )}
      <Pages page={page} hrefOf={(number) => linkOf(group, number)} />
    </div>
  )
}
