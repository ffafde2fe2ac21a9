import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { ReactNode } from 'react'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, paths } from '../kernel/index.ts'
import { MailTable } from './mail-table.tsx'
import { OrderList } from './order-list.tsx'
import { PaymentTable } from './payment-table.tsx'
import * as css from './support.css.ts'

type Found = CallData<typeof calls.support.search>

export interface SearchPageProps {
  text: string
  found: Found | null
  problem: string | null
}

function Customers({ customers }: Pick<Found, 'customers'>) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<Found['customers'][number]>[] = [
    {
      id: 'name',
      header: t('support.name'),
      cell: ({ id, nickName }) => (
        <TextLink as={DeskAnchor} href={paths.customer(id)}>
          <bdi>{nickName}</bdi>
        </TextLink>
      ),
    },
    { id: 'email', header: t('support.email'), cell: ({ email }) => email },
    { id: 'number', header: t('support.number'), cell: ({ id }) => id },
    { id: 'state', header: t('support.state-label'), cell: ({ state }) => t('support.customer-state', { state }) },
    { id: 'since', header: t('desk.since'), cell: ({ memberSince }) => instant(memberSince, 'date') },
  ]
  return (
    <DeskTable
      label={t('support.customers')}
      columns={columns}
      rows={customers}
      rowKey={({ id }) => id}
      file="found-customers"
    />
  )
}

function FoundTickets({ tickets }: Pick<Found, 'tickets'>) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<Found['tickets'][number]>[] = [
    {
      id: 'number',
      header: t('support.number'),
      cell: ({ id }) => (
        <TextLink as={DeskAnchor} href={paths.ticket(id)}>
          {id}
        </TextLink>
      ),
    },
    { id: 'topic', header: t('requests.topic'), cell: ({ topic }) => t('requests.topics', { topic }) },
    { id: 'state', header: t('support.state-label'), cell: ({ state }) => t('tickets.state', { state }) },
    { id: 'last', header: t('tickets.last'), cell: ({ lastAt }) => instant(lastAt, 'dateTime') },
  ]
  return (
    <DeskTable
      label={t('tickets.title')}
      columns={columns}
      rows={tickets}
      rowKey={({ id }) => id}
      file="found-tickets"
    />
  )
}

function Group({ id, title, count, children }: { id: string; title: string; count: number; children: ReactNode }) {
  return count > 0 ? (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  ) : null
}

function Results({ found }: { found: Found }) {
  const t = useT()
  const { customers, orders, mails, payments, tickets } = found
  if ([customers, orders, mails, payments, tickets].every(({ length }) => length === 0))
    return (
      <EmptyState illustration="search" title={t('support.none-title')}>
        {t('support.none')}
      </EmptyState>
    )
  return (
    <>
      <Group id="customers" title={t('support.customers')} count={customers.length}>
        <Customers customers={customers} />
      </Group>
      <Group id="orders" title={t('support.orders')} count={orders.length}>
        <OrderList label={t('support.orders')} orders={orders} file="found-orders" />
      </Group>
      <Group id="tickets" title={t('tickets.title')} count={tickets.length}>
        <FoundTickets tickets={tickets} />
      </Group>
      <Group id="payments" title={t('support.payments')} count={payments.length}>
        <PaymentTable payments={payments} />
      </Group>
      <Group id="mails" title={t('support.mails')} count={mails.length}>
        <MailTable mails={mails} file="found-mails" />
      </Group>
      <p className={css.muted}>{t('support.most')}</p>
    </>
  )
}

/** One field that finds customers, orders, payments and mails. */
export function SearchPage({ text, found, problem }: SearchPageProps) {
  const t = useT()
  return (
    <div className={css.page}>
      <PageHead title={t('support.title')} lead={t('support.lead')} />
      <Form method="get" role="search" className={css.search}>
        <div className={css.field}>
          <TextField
            id="text"
            name="text"
            label={t('support.field')}
            hint={t('support.hint')}
            defaultValue={text}
            error={problem ?? undefined}
            maxLength={120}
            key={text}
          />
        </div>
        <Button>{t('standing.search')}</Button>
      </Form>
      {found ? <Results found={found} /> : null}
    </div>
  )
}
