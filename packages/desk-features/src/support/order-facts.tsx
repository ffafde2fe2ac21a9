import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import * as css from './support.css.ts'

export type StaffOrder = CallData<typeof calls.support.staffOrder>

/** The buyer, the seller, the goods and the times of an order. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const t = useT()
  const { instant } = useFormat()
  const maySeeSellers = useMay('staff')('seller.view')
  const { buyer, seller, quantity, deliveredQuantity, refundedQuantity, deliveryEmail, inputs, handover } = order
  const ticked = handover.filter(({ at }) => at !== null).length
  const times = [
    ['support.bought', order.createdAt],
    ['support.paid-at', order.paidAt],
    ['support.confirmed-at', order.confirmedAt],
    ['support.deadline', order.deadlineAt],
    ['cases.insured-until', order.insuredUntil],
  ] as const
  return (
    <Card as="section" aria-label={t('cases.order')}>
      <DescriptionList
        items={[
          {
            term: t('cases.buyer'),
            value: (
              <TextLink as={DeskAnchor} href={paths.customer(buyer.id)}>
                <bdi>{buyer.nickName}</bdi>
              </TextLink>
            ),
          },
          {
            term: t('cases.seller'),
            value: maySeeSellers ? (
              <TextLink as={DeskAnchor} href={paths.seller(seller.id)}>
                <bdi>{seller.nickName}</bdi>
              </TextLink>
            ) : (
              seller.nickName
            ),
          },
          { term: t('support.quantity'), value: formatNumber(quantity) },
          {
            term: t('cases.delivered'),
            value:
              refundedQuantity > 0
                ? t('desk.rest-refunded-pieces', { done: deliveredQuantity, all: quantity, pieces: refundedQuantity })
                : t('cases.of', { done: String(deliveredQuantity), all: String(quantity) }),
          },
          { term: t('support.mail-to'), value: deliveryEmail },
          ...times.flatMap(([term, at]) => (at ? [{ term: t(term), value: instant(at, 'dateTime') }] : [])),
          ...(handover.length > 0
            ? [
                {
                  term: t('cases.ticked'),
                  value: t('cases.of', { done: String(ticked), all: String(handover.length) }),
                },
              ]
            : []),
          ...inputs.map(({ label, text }) => ({ term: label, value: text })),
        ]}
      />
    </Card>
  )
}

/** That something was delivered, but not what. */
export function OrderDelivery({ order: { delivery } }: { order: StaffOrder }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <Card as="section" aria-labelledby="delivery">
      <div className={css.part}>
        <h2 id="delivery">{t('support.delivery')}</h2>
        {delivery ? (
          <>
            <DescriptionList
              items={[
                { term: t('cases.delivered-at'), value: instant(delivery.deliveredAt, 'dateTime') },
                ...(delivery.units > 0 ? [{ term: t('support.units'), value: formatNumber(delivery.units) }] : []),
                ...(delivery.firstRevealedAt
                  ? [{ term: t('support.first-opened'), value: instant(delivery.firstRevealedAt, 'dateTime') }]
                  : []),
                { term: t('support.times-opened'), value: formatNumber(delivery.reveals) },
              ]}
            />
            <p className={css.muted}>{t('support.delivery-hidden')}</p>
          </>
        ) : (
          <p>{t('support.not-delivered')}</p>
        )}
      </div>
    </Card>
  )
}
