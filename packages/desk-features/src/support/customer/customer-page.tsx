import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { PageHead, Pages, paths } from '../../kernel/index.ts'
import { RiskTable } from '../../risk/index.ts'
import { DoneNotice } from '../done-notice.tsx'
import { MailTable } from '../mail-table.tsx'
import { OrderList } from '../order-list.tsx'
import * as css from '../support.css.ts'
import { BanCard } from './ban-card.tsx'
import { type Customer, CustomerFacts } from './customer-facts.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { DataCard } from './data-card.tsx'

export interface CustomerPageProps {
  customer: Customer
  /** Makes a form of the page act once. */
  idempotencyKey: string
  result?: unknown
}

/** A customer as support sees them: to look at, not to act as. */
export function CustomerPage({ customer, idempotencyKey, result }: CustomerPageProps) {
  const t = useT()
  const { id, nickName, state, orders, mails } = customer
  return (
    <div className={css.page}>
      <PageHead
        title={nickName}
        lead={<bdi>{customer.email ?? id}</bdi>}
        actions={
          <Badge tone={state === 'active' ? 'success' : 'warning'}>{t('support.customer-state', { state })}</Badge>
        }
      />
      <DoneNotice result={result} />
      <section className={css.part} aria-labelledby="orders">
        <h2 id="orders">{t('support.orders')}</h2>
        {orders.total > 0 ? (
          <>
            <OrderList label={t('support.orders')} orders={orders.list} hasBuyer={false} file="customer-orders" />
            <Pages page={orders} hrefOf={(page) => paths.customer(id, page)} />
          </>
        ) : (
          <p>{t('support.no-orders')}</p>
        )}
      </section>
      <div className={css.columns}>
        <div className={css.column}>
          <section className={css.part} aria-labelledby="risk">
            <h2 id="risk">{t('trust.risk')}</h2>
            <RiskTable risk={customer.risk} file="customer-risk" />
          </section>
          <CustomerHistory customer={customer} />
        </div>
        <div className={css.column}>
          <CustomerFacts customer={customer} />
          <BanCard customer={customer} result={result} />
          <DataCard customer={customer} result={result} />
        </div>
      </div>
      <section className={css.part} aria-labelledby="mails">
        <h2 id="mails">{t('support.mails')}</h2>
        <MailTable mails={mails} file="customer-mails" idempotencyKey={idempotencyKey} />
      </section>
    </div>
  )
}
