import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, PageHead, Pages, paths } from '../kernel/index.ts'
import { OrderTable } from '../order-table/index.ts'
import type { OrderFilter } from './order-filter.ts'
import { orderGroups } from './order-groups.ts'
import * as css from './orders.css.ts'
import { OrdersSearch } from './orders-search.tsx'

export interface OrdersPageProps {
  page: CallData<typeof calls.seller.sellerOrderPage>
  filter: OrderFilter
}

/** The filter as it stands in an address, which names only what differs from the whole list. */
function addressOf({ group, sort, keyword, from, to, zone }: OrderFilter) {
  const days = { from, to, zone: from || to ? zone : undefined }
  return { ...days, keyword, group: group === 'all' ? undefined : group, sort: sort === 'newest' ? undefined : sort }
}

/** The seller's orders in groups, searched, of some days, and as a file. */
export function OrdersPage({ page, filter }: OrdersPageProps) {
  const t = useT()
  const { group } = filter
  const linkOf = (of: typeof group, number = 1) =>
    paths.orders({ ...addressOf({ ...filter, group: of }), page: number > 1 ? number : undefined })
  const isFound = filter.keyword !== '' || filter.from !== '' || filter.to !== ''
  return (
    <div className={css.list}>
      <PageHead
        title={t('desk.orders')}
        lead={t('desk.orders-lead')}
        actions={
          page.total ? (
            <ButtonLink href={paths.orderFile(addressOf(filter))} variant="quiet" download>
              {t('payout.csv')}
            </ButtonLink>
          ) : null
        }
      />
      <OrdersSearch filter={filter} />
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
        <EmptyState
          illustration={isFound ? 'search' : 'orders'}
          title={t(isFound ? 'desk.nothing-found-title' : 'desk.no-orders-title')}
        >
          <p>{t(isFound ? 'desk.no-orders-found' : 'desk.no-orders')}</p>
        </EmptyState>
      )}
      <Pages page={page} hrefOf={(number) => linkOf(group, number)} />
    </div>
  )
}
