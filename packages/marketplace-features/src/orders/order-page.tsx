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
  /** The rental of the order, if it is one. */
  rental?: Rental | null
  evidence?: readonly Evidence[]
  /** The offer it came from as it stands now. */
  today?: OfferCard | null
  result?: OrderResult | undefined
}

const places: Record<string, 'delivery' | 'inputs' | 'rental' | 'sharing'> = {
  inputs: 'inputs',
  reveal: 'delivery',
  complain: 'rental',
  'sharing-refund': 'sharing',
}

/** The answer of the page's action, at the part that asked. */
function answersOf(result: OrderResult | undefined) {
  const intent = result?.ok ? 'reveal' : result?.values.intent
  return { [places[intent ?? ''] ?? 'hero']: result } as Partial<
    Record<'hero' | 'delivery' | 'inputs' | 'rental' | 'sharing', OrderResult | undefined>
  >
}

/** One order: what to do now, the delivery, the way so far and the receipt. */
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
  const answers = answersOf(result)
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
          <OrderHero {...ofParts} order={order} today={today} result={answers.hero} />
          {order.delivery || order.next?.action === 'deliver' ? (
            <DeliveryPanel order={order} result={answers.delivery} />
          ) : null}
          <DeliveryInputs order={order} result={answers.inputs} />
          {rental ? <RentalPanel {...ofParts} rental={rental} result={answers.rental} /> : null}
          <SharingRefund {...ofParts} order={order} result={answers.sharing} />
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
