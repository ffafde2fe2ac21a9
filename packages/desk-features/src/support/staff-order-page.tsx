import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { CaseStory, OrderHistory } from '../case-story/index.ts'
import type { Evidence } from '../case-story/server.ts'
import { PageHead, paths, useMay } from '../kernel/index.ts'
import { DoneNotice } from './done-notice.tsx'
import { GoodsCard } from './goods-card.tsx'
import { MailTable } from './mail-table.tsx'
import { OrderChat } from './order-chat.tsx'
import { OrderDelivery, OrderFacts, type StaffOrder } from './order-facts.tsx'
import { OrderList } from './order-list.tsx'
import { OrderMoney } from './order-money.tsx'
import * as css from './support.css.ts'

export interface StaffOrderPageProps {
  order: StaffOrder
  evidence: readonly Evidence[]
  /** Makes a form of the page act once. */
  idempotencyKey: string
  result?: unknown
}

/** An order whole, in any state: money, delivery, conversation, mails and what both sides say. */
export function StaffOrderPage({ order, evidence, idempotencyKey, result }: StaffOrderPageProps) {
  const t = useT()
  const maySeeCases = useMay('staff')('case.view')
  return (
    <div className={css.page}>
      <PageHead
        title={order.title}
        lead={t('cases.order-number', { id: order.id })}
        actions={
          <>
            <Badge>{t('cases.state', { state: order.state })}</Badge>
            {order.hasCase && maySeeCases ? (
              <ButtonLink href={paths.case(order.id)} variant="secondary">
                {t('support.to-case')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <DoneNotice result={result} />
      <div className={css.columns}>
        <div className={css.column}>
          <OrderMoney order={order} />
          <CaseStory
            afterSales={order.afterSales}
            evidence={evidence}
            title={t('cases.said')}
            nameOf={(who) => t('cases.by', { who })}
          />
          <OrderChat chat={order.chat} />
        </div>
        <div className={css.column}>
          <OrderFacts order={order} />
          <OrderDelivery order={order} />
          <GoodsCard order={order} idempotencyKey={idempotencyKey} result={result} />
          <OrderHistory order={order} />
        </div>
      </div>
      <section className={css.part} aria-labelledby="mails">
        <h2 id="mails">{t('support.mails')}</h2>
        <MailTable mails={order.mails} file="order-mails" isOfOrder idempotencyKey={idempotencyKey} />
      </section>
      {order.siblings.length > 0 ? (
        <section className={css.part} aria-labelledby="siblings">
          <h2 id="siblings">{t('support.siblings')}</h2>
          <OrderList label={t('support.siblings')} orders={order.siblings} hasBuyer={false} file="order-siblings" />
        </section>
      ) : null}
    </div>
  )
}
