import type { Purchase } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PurchaseLine } from '../purchase/index.ts'
import * as css from './payment.css.ts'

/** The orders that make up the total: without cancelled ones, unless all are cancelled. */
function ordersOf({ orders }: Purchase) {
  const remaining = orders.filter(({ state }) => state !== 'cancelled')
  return remaining.length > 0 ? remaining : orders
}

/** The orders of a purchase with their order numbers. */
export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <ul className={css.lines}>
      {ordersOf(purchase).map((order) => (
        <li key={order.id}>
          <PurchaseLine small title={order.title} coverUrl={order.coverUrl}>
            <Text as="span" size={14} tone="muted">
              {[order.brandName, order.quantity > 1 ? t('checkout.quantity', { count: order.quantity }) : null]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text as="span" size={14} weight="semibold" tabular>
              <bdi>{money(order.total)}</bdi>
            </Text>
            <span className={css.reference}>
              <TextLink as={ShopAnchor} href={paths.order(order.id)}>
                {t('checkout.orderNumber', { id: order.id })}
              </TextLink>
            </span>
          </PurchaseLine>
        </li>
      ))}
    </ul>
  )
}
