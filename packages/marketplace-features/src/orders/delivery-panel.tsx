import { useFetcher } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EyeIcon, MessageCircleIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import type { Revealed } from '../delivery/index.ts'
import { Secrets } from '../delivery/index.ts'
import { readProblems } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import type { OrderResult } from './act-on-order.ts'
import * as css from './orders.css.ts'
import { PartsBack } from './parts-back.tsx'

interface DeliveryPanelProps {
  order: OrderDetail
  /** The result of the "reveal" action, for forms posted without JavaScript. */
  result?: OrderResult | undefined
}

/** The delivered details, hidden until the buyer reveals them. */
export function DeliveryPanel({ order, result }: DeliveryPanelProps) {
  const t = useT()
  const { instant } = useFormat()
  const fetcher = useFetcher<OrderResult>()
  const [hidden, setHidden] = useState<Revealed | null>(null)
  const answer = fetcher.data ?? result
  const revealed = answer?.ok ? answer.revealed : null
  const shown = revealed && revealed !== hidden ? revealed : null
  const problems = readProblems(answer)
  const { delivery, deliveredQuantity, quantity } = order
  const isPart = delivery && order.next?.action === 'deliver'
  const canReveal = order.actions.includes('reveal')
  const inThread = order.deliveryMode === 'im'
  return (
    <Card as="section" id="delivery" aria-labelledby="delivery-title">
      <div className={css.card}>
        <div className={css.head}>
          <Heading level={2} size="md" id="delivery-title">
            {t('orders.deliveryTitle')}
          </Heading>
          {delivery ? (
            <span className={css.number}>{t('orders.deliveredAt', { date: instant(delivery.deliveredAt) })}</span>
          ) : null}
        </div>
        {problems.summary.map(({ message }) => (
          <Notice key={message} tone="danger" role="alert">
            {message}
          </Notice>
        ))}
        {isPart ? (
          <Text size={14}>
            <strong>{t('orders.partlyDelivered', { done: deliveredQuantity, count: quantity })}</strong>{' '}
            {t('orders.partlyRest')}
          </Text>
        ) : null}
        <PartsBack parts={order.afterSales.parts} />
        {inThread ? (
          <div className={css.sealed}>
            <Text size={14}>{t('afterSales.inThread')}</Text>
            <ButtonLink as={ShopAnchor} href={paths.messages(order.id)} icon={MessageCircleIcon}>
              {t('afterSales.openThread')}
            </ButtonLink>
          </div>
        ) : null}
        {!delivery && !inThread ? (
          <Text tone="muted">{t('orders.deliveryWaiting', { email: order.deliveryEmail })}</Text>
        ) : null}
        {shown ? <Secrets revealed={shown} onHide={() => setHidden(shown)} /> : null}
        {delivery && !shown && !inThread && !canReveal ? (
          <Text tone="muted">{t('orders.deliveryClosed', { state: order.state })}</Text>
        ) : null}
        {delivery && !shown && !inThread && canReveal ? (
          <fetcher.Form method="post" action={paths.order(order.id)} className={css.envelope} preventScrollReset>
            <Text size={14}>{t('orders.deliverySealed')}</Text>
            <Button
              type="submit"
              name="intent"
              value="reveal"
              // Once the order needs no confirmation, revealing is not the main action of the page.
              variant={order.actions.includes('confirm') ? 'primary' : 'secondary'}
              icon={EyeIcon}
              loading={fetcher.state !== 'idle'}
            >
              {t('orders.reveal')}
            </Button>
            <Text size={12} tone="muted">
              {delivery.firstRevealedAt
                ? t('orders.firstRevealed', { date: instant(delivery.firstRevealedAt) })
                : t('orders.neverRevealed')}
            </Text>
          </fetcher.Form>
        ) : null}
      </div>
    </Card>
  )
}
