import type { Order } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Price } from '@tradepost/ui-kit/price'
import { Text } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import { PurchaseLine } from '../../purchase/index.ts'
import * as css from '../orders.css.ts'
import { NextStep } from '../state/next-step.tsx'
import { StateBadge } from '../state/state-badge.tsx'

interface OrderCardProps {
  order: Order
  now: string
  /** The number of other orders of the same purchase on this page. */
  together: number
}

/** An order in the list: the next actor, the order, and its actions. */
export function OrderCard({ order, now, together }: OrderCardProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const to = paths.order(order.id)
  const can = (action: Order['actions'][number]) => order.actions.includes(action)
  return (
    <Card as="li">
      <div className={css.card}>
        <div className={css.head}>
          <NextStep order={order} now={now} />
          <span className={css.state}>
            <StateBadge state={order.state} />
          </span>
        </div>
        <PurchaseLine title={order.title} to={to} coverUrl={order.coverUrl}>
          <Text as="span" size={14} tone="muted">
            {[
              order.brandName,
              order.quantity > 1 ? t('orders.quantity', { count: order.quantity }) : null,
              t('orders.soldBy', { seller: order.seller.nickName }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <span className={css.number}>
            <bdi>{t('orders.orderNumber', { id: order.id })}</bdi>
          </span>
          <span className={css.number}>{t('orders.orderedOn', { date: instant(order.createdAt, 'date') })}</span>
        </PurchaseLine>
        <div className={css.foot}>
          <Price amount={money(order.total)} />
          <ButtonLink as={ShopAnchor} href={to} variant="quiet" size="sm">
            {t('orders.details')}
            <VisuallyHidden> {t('orders.orderNumber', { id: order.id })}</VisuallyHidden>
          </ButtonLink>
          {can('reveal') ? (
            <div className={css.footAction}>
              <ButtonLink
                as={ShopAnchor}
                href={`${to}#delivery`}
                variant={can('confirm') ? 'primary' : 'secondary'}
                size="sm"
              >
                {t('orders.revealShort')}
              </ButtonLink>
            </div>
          ) : null}
          {can('pay') ? (
            <div className={css.footAction}>
              <ButtonLink as={ShopAnchor} href={paths.pay(order.purchaseId)} size="sm">
                {t('orders.pay')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
        {can('pay') && together > 0 ? (
          <Text size={14} tone="muted">
            {t('orders.together', { count: together })}
          </Text>
        ) : null}
      </div>
    </Card>
  )
}
