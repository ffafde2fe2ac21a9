import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../orders.css.ts'
import { groups } from './groups.ts'
import { OrderCard } from './order-card.tsx'

export interface OrdersPageProps {
  page: CallData<typeof calls.order.orderPage>
  group: (typeof groups)[number]['id']
  now: string
}

const groupPath = (id: string) => paths.orders(id === 'all' ? undefined : id)

function NoOrders({ group }: { group: OrdersPageProps['group'] }) {
  const t = useT()
  const all = group === 'all'
  return (
    <EmptyState
      illustration="orders"
      title={t(all ? 'orders.emptyTitle' : 'orders.emptyGroupTitle')}
      actions={
        <ButtonLink as={ShopAnchor} href={all ? paths.allGames() : paths.orders()}>
          {t(all ? 'orders.browse' : 'orders.seeAll')}
        </ButtonLink>
      }
    >
      <p>{t(all ? 'orders.empty' : 'orders.emptyGroup')}</p>
    </EmptyState>
  )
}

/** The buyer's orders, grouped by their next step. */
export function OrdersPage({ page, group, now }: OrdersPageProps) {
  const t = useT()
  const base = groupPath(group)
  const hrefOf = (number: number) => (number === 1 ? base : `${base}${base.includes('?') ? '&' : '?'}page=${number}`)
  return (
    <div className={css.column}>
      <Heading level={1}>{t('orders.title')}</Heading>
      <TabLinks
        label={t('orders.groups')}
        as={ShopAnchor}
        items={groups.map(({ id, label }) => ({
          href: groupPath(id),
          label: t(label),
          count: page.counts[id] ? String(page.counts[id]) : undefined,
          current: id === group,
        }))}
      />
      {page.list.length === 0 ? <NoOrders group={group} /> : null}
      <ul className={css.list}>
        {page.list.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            now={now}
            together={
              page.list.filter(({ id, purchaseId }) => purchaseId === order.purchaseId && id !== order.id).length
            }
          />
        ))}
      </ul>
      <Pagination
        label={t('orders.pages')}
        as={ShopAnchor}
        page={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={hrefOf}
        previousLabel={t('orders.previous')}
        nextLabel={t('orders.next')}
        pageLabel={(number) => t('orders.page', { page: number })}
      />
    </div>
  )
}
