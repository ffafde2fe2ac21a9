import type { SellerOrder } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'
import { NextStep } from './next-step.tsx'
import { toneOf } from './order-state.ts'

/** Orders with their state, their next step and what the seller earns. */
export function OrderTable({ orders, label }: { orders: readonly SellerOrder[]; label: string }) {
  const t = useT()
  const { money, instant } = useFormat()
  const columns: DeskColumn<SellerOrder>[] = [
    {
      id: 'title',
      header: t('desk.order'),
      cell: (order) => (
        <TextLink as={DeskAnchor} href={paths.order(order.id)} tone="quiet">
          {order.title}
        </TextLink>
      ),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={toneOf(state)}>{t('desk.order-state', { state })}</Badge>,
    },
    { id: 'next', header: t('desk.next-step'), cell: (order) => <NextStep order={order} /> },
    { id: 'buyer', header: t('desk.buyer'), cell: ({ buyer }) => buyer.nickName },
    { id: 'date', header: t('desk.paid-on'), cell: ({ paidAt, createdAt }) => instant(paidAt ?? createdAt, 'date') },
    { id: 'quantity', header: t('desk.quantity'), cell: ({ quantity }) => String(quantity), align: 'end' },
    { id: 'earnings', header: t('desk.earnings'), cell: ({ earnings }) => money(earnings.payout), align: 'end' },
  ]
  return <DeskTable label={label} columns={columns} rows={orders} rowKey={({ id }) => id} file="elsewhere" />
}
