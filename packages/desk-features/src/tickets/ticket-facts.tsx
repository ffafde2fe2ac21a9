import type { StaffTicket } from '@tradepost/contract'
import { ownName } from '@tradepost/domain/language/languages'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import * as css from './tickets.css.ts'

function Person({ person }: { person: NonNullable<StaffTicket['customer']> }) {
  const may = useMay('staff')('customer.view')
  return may ? (
    <TextLink as={DeskAnchor} href={paths.customer(person.id)}>
      <bdi>{person.nickName}</bdi>
    </TextLink>
  ) : (
    <bdi>{person.nickName}</bdi>
  )
}

/** Who asks, about which order, in which language, and when the answer is due. */
export function TicketFacts({ ticket }: { ticket: StaffTicket }) {
  const t = useT()
  const { instant } = useFormat()
  const maySeeOrders = useMay('staff')('customer.view')
  const { customer, email, sameAddress, order, orderText, language, createdAt, dueAt, late } = ticket
  const items = [
    {
      term: t('tickets.customer'),
      value: customer ? <Person person={customer} /> : (email ?? t('tickets.erased')),
    },
    ...(sameAddress ? [{ term: t('tickets.same-address'), value: <Person person={sameAddress} /> }] : []),
    ...(order
      ? [
          {
            term: t('cases.order'),
            value: maySeeOrders ? (
              <TextLink as={DeskAnchor} href={paths.staffOrder(order.id)}>
                <bdi>{order.title}</bdi>
              </TextLink>
            ) : (
              order.title
            ),
          },
        ]
      : []),
    ...(orderText ? [{ term: t('tickets.order-typed'), value: orderText }] : []),
    { term: t('tickets.language'), value: ownName(language) },
    { term: t('tickets.asked'), value: instant(createdAt, 'dateTime') },
    ...(dueAt
      ? [
          {
            term: t('tickets.due'),
            value: (
              <span className={late ? css.late : undefined}>
                {instant(dueAt, 'dateTime')}
                {late ? ` · ${t('tickets.late')}` : ''}
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card as="section" aria-labelledby="facts">
      <div className={css.part}>
        <h2 id="facts">{t('tickets.facts')}</h2>
        <DescriptionList items={items} />
        {customer || !email ? null : <p className={css.muted}>{t('tickets.visitor-note')}</p>}
      </div>
    </Card>
  )
}
