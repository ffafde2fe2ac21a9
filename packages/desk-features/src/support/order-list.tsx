import type { FoundOrder } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths, type StaffTable } from '../kernel/index.ts'

interface OrderListProps {
  label: string
  orders: readonly FoundOrder[]
  /** False on the page of the buyer. */
  hasBuyer?: boolean
  file: StaffTable
}

/** Orders with links to their pages. */
export function OrderList({ label, orders, hasBuyer = true, file }: OrderListProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const columns: DeskColumn<FoundOrder>[] = [
    {
      id: 'order',
      header: t('cases.order'),
      cell: ({ id, title }) => (
        <TextLink as={DeskAnchor} href={paths.staffOrder(id)}>
          <bdi>{title}</bdi> <bdi>{id}</bdi>
        </TextLink>
      ),
    },
    { id: 'state', header: t('support.state-label'), cell: ({ state }) => t('cases.state', { state }) },
    { id: 'price', header: t('cases.amount'), align: 'end', cell: ({ total }) => money(total) },
    ...(hasBuyer
      ? [
          {
            id: 'buyer',
            header: t('cases.buyer'),
            cell: ({ buyer }: FoundOrder) => (
              <TextLink as={DeskAnchor} href={paths.customer(buyer.id)}>
                <bdi>{buyer.nickName}</bdi>
              </TextLink>
            ),
          },
        ]
      : []),
    { id: 'at', header: t('support.bought'), cell: ({ createdAt }) => instant(createdAt, 'dateTime') },
  ]
  return <DeskTable label={label} columns={columns} rows={orders} rowKey={({ id }) => id} file={file} />
}
