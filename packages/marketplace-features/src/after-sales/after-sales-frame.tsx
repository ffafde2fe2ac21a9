import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Heading, Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { PurchaseLine } from '../purchase/index.ts'
import * as css from './after-sales.css.ts'

interface Props {
  order: OrderDetail
  title: string
  lead: string
  children: ReactNode
}

/** Frame of a form about one order, with the order above the form. */
export function AfterSalesFrame({ order, title, lead, children }: Props) {
  const t = useT()
  const { money } = useFormat()
  return (
    <div className={css.frame}>
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{lead}</Text>
      <PurchaseLine small title={order.title} coverUrl={order.coverUrl}>
        <Text as="span" size={14} tone="muted">
          <bdi>{t('orders.orderNumber', { id: order.id })}</bdi> ·{' '}
          <bdi className={css.amount}>{money(order.total)}</bdi>
        </Text>
      </PurchaseLine>
      <Card>{children}</Card>
    </div>
  )
}
