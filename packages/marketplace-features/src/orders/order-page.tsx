import type { OfferCard, OrderDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { directionOf, Heading, Text } from '@tradepost/ui-kit/text'
import { paths } from '../kernel/paths/index.ts'
import { BackLink } from '../page/index.ts'
import { ReviewItem } from '../review-card/index.ts'
import type { OrderResult } from './act-on-order.ts'
import { AfterSalesStory } from './after-sales/after-sales-story.tsx'
import type { Evidence } from './after-sales/load-evidence.ts'
import { DeliveryInputs } from './delivery-inputs.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { FrozenListing } from './frozen-listing.tsx'
import { MoreActions } from './more-actions.tsx'
import { OrderHero } from './order-hero.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import * as css from './orders.css.ts'
import { type Rental, RentalPanel } from './rental/rental-panel.tsx'
import { SharingRefund } from './rental/sharing-refund.tsx'
import { useLiveOrder } from './use-live-order.ts'

export interface OrderPageProps {
  order: OrderDetail
  now: string
  idempotencyKey: string
  /** The rental, if the order is a rental. */
  rental?: Rental | null
  evidence?: readonly Evidence[]
  /** The order's offer as it is now. */
  today?: OfferCard | null
  result?: OrderResult | undefined
}

const partOfIntent: Record<string, 'delivery' | 'inputs' | 'rental' | 'sharing'> = {
  inputs: 'inputs',
  reveal: 'delivery',
  complain: 'rental',
  'sharing-refund': 'sharing',
}

/** The result of the page's action, by the part of the page that posted it. */
function resultsByPart(result: OrderResult | undefined) {
  const intent = result?.ok ? 'reveal' : result?.values.intent
  return { [partOfIntent[intent ?? ''] ?? 'hero']: result } as Partial<
    Record<'hero' | 'delivery' | 'inputs' | 'rental' | 'sharing', OrderResult | undefined>
  >
}

/** One order: its next step, delivery, timeline and receipt. */
export function OrderPage({
  order,
  now,
  idempotencyKey,
  rental = null,
  evidence = [],
  today = null,
  result,
}: OrderPageProps) {
  const t = useT()
  useLiveOrder(order)
  const ofParts = { now, idempotencyKey }
  const results = resultsByPart(result)
  return (
    <div className={css.column}>
      <div className={css.check}>
        <BackLink to={paths.orders()}>{t('orders.back')}</BackLink>
        <Heading level={1} size="lg" lines={3}>
          <bdi dir={directionOf(order.title)}>{order.title}</bdi>
        </Heading>
        <Text size={14} tone="muted">
          <bdi>{t('orders.orderNumber', { id: order.id })}</bdi>
        </Text>
      </div>
      <div className={css.split}>
        <div className={css.column}>
          <OrderHero {...ofParts} order={order} today={today} result={results.hero} />
          {order.delivery || order.next?.action === 'deliver' ? (
            <DeliveryPanel order={order} result={results.delivery} />
          ) : null}
          <DeliveryInputs order={order} result={results.inputs} />
          {rental ? <RentalPanel {...ofParts} rental={rental} result={results.rental} /> : null}
          <SharingRefund {...ofParts} order={order} result={results.sharing} />
          <AfterSalesStory order={order} evidence={evidence} />
          <MoreActions order={order} />
          <Card as="section" aria-labelledby="timeline">
            <div className={css.card}>
              <Heading level={2} size="md" id="timeline">
                {t('orders.timeline')}
              </Heading>
              <OrderTimeline order={order} now={now} />
            </div>
          </Card>
          {order.review ? (
            <Card as="section" aria-label={t('afterSales.yourReview')}>
              <ReviewItem review={order.review} />
            </Card>
          ) : null}
          <FrozenListing listing={order.listing} />
        </div>
        <OrderReceipt order={order} today={today} />
      </div>
    </div>
  )
}
