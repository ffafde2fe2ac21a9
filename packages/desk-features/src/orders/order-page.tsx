import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Notice } from '@tradepost/ui-kit/notice'
import { CaseStory } from '../case-story/index.ts'
import type { Evidence } from '../case-story/server.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'
import { NextStep, toneOf } from '../order-table/index.ts'
import { DeliverForm } from './deliver-form.tsx'
import { DisputeForm } from './dispute-form.tsx'
import * as css from './orders.css.ts'
import { PartCard } from './part-card.tsx'
import { PartRefunds } from './part-refunds.tsx'
import { RefundForm } from './refund-form.tsx'
import { RestCard } from './rest-card.tsx'
import { UnitClaims } from './unit-claims.tsx'

type Order = CallData<typeof calls.seller.sellerOrderDetail>

export interface OrderPageProps {
  order: Order
  /** The files that the sides of a case show. */
  evidence?: readonly Evidence[]
  idempotencyKey: string
  result?: unknown
}

function Earnings({ order: { earnings } }: { order: Order }) {
  const t = useT()
  const { money } = useFormat()
  const { price, coupon, refunded, tax, fee, payout } = earnings
  return (
    <DescriptionList
      items={[
        { term: t('desk.earning-price'), value: money(price) },
        ...(coupon
          ? [{ term: t('desk.earning-coupon', { bearer: coupon.borneBy }), value: money(coupon.amount) }]
          : []),
        ...(refunded ? [{ term: t('desk.earning-refunded'), value: money(refunded) }] : []),
        ...(tax ? [{ term: t('desk.earning-tax'), value: money({ ...tax, minor: -tax.minor }) }] : []),
        { term: t('desk.earning-fee'), value: money(fee) },
        { term: t('desk.earning-payout'), value: money(payout), strong: true },
      ]}
    />
  )
}

function History({ order }: { order: Order }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <Card as="section" aria-labelledby="history">
      <div className={css.section}>
        <h2 id="history">{t('desk.history')}</h2>
        <ol className={css.steps}>
          {order.timeline.map(({ state, at, actor }) => (
            <li key={`${state}${at}`} className={css.step}>
              <span>{t('desk.order-state', { state })}</span>
              <span className={css.muted}>
                {t('desk.actor', { actor })} · {instant(at, 'dateTime')}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

/** How many pieces were bought and, if some of them went back, how many were delivered. */
const piecesText = (t: ReturnType<typeof useT>, { quantity, deliveredQuantity, refundedQuantity }: Order): string =>
  refundedQuantity > 0
    ? t('desk.rest-refunded-pieces', { done: deliveredQuantity, all: quantity, pieces: refundedQuantity })
    : String(quantity)

const doneMessages = {
  delivered: 'desk.delivered',
  answered: 'desk.refund-answered',
  restRefunded: 'desk.rest-refunded',
  partGiven: 'desk.part-given',
  ended: 'desk.cannot-done',
  disputeAnswered: 'desk.dispute-answered',
  claimAnswered: 'claimDesk.done',
} as const

function Done({ result }: { result: unknown }) {
  const t = useT()
  const { done } = (result ?? {}) as { done?: keyof typeof doneMessages }
  return done ? (
    <Notice tone="success" role="status">
      {t(doneMessages[done])}
    </Notice>
  ) : null
}

/** One order: what to do next, what the buyer gave, what the seller earns, and what has happened. */
export function OrderPage({ order, evidence = [], idempotencyKey, result }: OrderPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const may = useMay()
  const openRefund = order.afterSales.refunds.find(({ answer }) => answer === null)
  return (
    <>
      <PageHead
        title={order.title}
        lead={
          <>
            {t('desk.order-number', { id: order.id })} · {instant(order.paidAt ?? order.createdAt, 'dateTime')}
          </>
        }
        actions={
          <>
            <Badge tone={toneOf(order.state)}>{t('desk.order-state', { state: order.state })}</Badge>
            {may('message.view') ? (
              <ButtonLink as={DeskAnchor} href={paths.messages({ order: order.id })} variant="secondary" size="sm">
                {t('desk.order-chat')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <div className={css.columns}>
        <div className={css.column}>
          <Done result={result} />
          {order.next ? (
            <Notice tone={order.late ? 'danger' : 'info'}>
              <NextStep order={order} />
            </Notice>
          ) : null}
          {order.actions.includes('answer_refund') && openRefund && may('refund.answer') ? (
            <RefundForm order={order} refund={openRefund} idempotencyKey={idempotencyKey} result={result} />
          ) : null}
          <UnitClaims
            order={order}
            evidence={evidence}
            mayAnswer={may('refund.answer')}
            idempotencyKey={idempotencyKey}
            result={result}
          />
          {order.actions.includes('deliver') && may('order.deliver') ? (
            <DeliverForm key={order.deliveredQuantity} order={order} idempotencyKey={idempotencyKey} result={result} />
          ) : null}
          {order.rest && may('refund.answer') ? (
            <RestCard order={order} rest={order.rest} idempotencyKey={idempotencyKey} result={result} />
          ) : null}
          {order.part && may('refund.answer') ? (
            <PartCard
              // After a part, nothing that was typed for it stays.
              key={order.part.left.minor}
              part={order.part}
              isRequested={order.state === 'refund_requested'}
              idempotencyKey={idempotencyKey}
              result={result}
            />
          ) : null}
          {order.inputs.length ? (
            <Card as="section" aria-labelledby="inputs">
              <div className={css.section}>
                <h2 id="inputs">{t('desk.buyer-inputs')}</h2>
                <DescriptionList items={order.inputs.map(({ label, text }) => ({ term: label, value: text }))} />
              </div>
            </Card>
          ) : null}
          {order.actions.includes('answer_dispute') && may('refund.answer') ? (
            <DisputeForm idempotencyKey={idempotencyKey} result={result} />
          ) : null}
          {openRefund ? null : (
            <CaseStory
              afterSales={order.afterSales}
              evidence={evidence}
              title={t(order.afterSales.dispute ? 'desk.dispute-title' : 'desk.refund-title')}
              nameOf={(who) => t('desk.case-by', { who })}
            />
          )}
          <History order={order} />
        </div>
        <div className={css.column}>
          <Card as="section" aria-label={t('desk.order')}>
            <div className={css.section}>
              <DescriptionList
                items={[
                  { term: t('desk.buyer'), value: order.buyer.nickName },
                  { term: t('desk.quantity'), value: piecesText(t, order) },
                ]}
              />
              <PartRefunds order={order} />
            </div>
          </Card>
          <Card as="section" aria-label={t('desk.earnings')}>
            <Earnings order={order} />
          </Card>
          {order.review ? (
            <Card as="section" aria-labelledby="review">
              <div className={css.section}>
                <h2 id="review">{t('desk.review')}</h2>
                <blockquote className={css.quote}>{order.review.text}</blockquote>
              </div>
            </Card>
          ) : null}
        </div>
      </div>
    </>
  )
}
