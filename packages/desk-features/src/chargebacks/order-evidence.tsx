import type { ChargebackEvidence } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { OrderSteps } from '../case-story/index.ts'
import * as css from './chargebacks.css.ts'

/** One order of a disputed payment: listing, hand-over, delivery and conversation. */
export function OrderEvidence({ order }: { order: ChargebackEvidence['orders'][number] }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { delivery, handover, messages, facts, inputs, invoices, timeline } = order
  return (
    <>
      <h3>
        {t('cases.order-number', { id: order.id })}: <bdi>{order.title}</bdi>
      </h3>
      <DescriptionList
        items={[
          { term: t('support.quantity'), value: formatNumber(order.quantity) },
          { term: t('chargeback.paid'), value: money(order.total) },
          { term: t('cases.seller'), value: <bdi>{order.seller}</bdi> },
          ...(order.confirmedAt
            ? [{ term: t('support.confirmed-at'), value: instant(order.confirmedAt, 'dateTime') }]
            : []),
          ...inputs.map(({ name, value }) => ({ term: name, value: <bdi>{value}</bdi> })),
          ...(invoices.length > 0 ? [{ term: t('invoice.title'), value: invoices.join(', ') }] : []),
        ]}
      />
      {order.description || facts.length > 0 ? (
        <>
          <h4>{t('chargeback.listing')}</h4>
          {facts.length > 0 ? (
            <DescriptionList items={facts.map(({ name, value }) => ({ term: name, value: <bdi>{value}</bdi> }))} />
          ) : null}
          <RichText text={order.description} headingLevel={4} />
        </>
      ) : null}
      {handover.length > 0 ? (
        <>
          <h4>{t('chargeback.handover')}</h4>
          <ul className={css.list}>
            {handover.map(({ step, at }) => (
              <li key={step}>
                {t('orders.handoverStep', { step })}
                <div className={css.muted}>{at ? instant(at, 'dateTime') : t('chargeback.not-ticked')}</div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h4>{t('support.delivery')}</h4>
      {delivery ? (
        <DescriptionList
          items={[
            { term: t('cases.delivered-at'), value: instant(delivery.at, 'dateTime') },
            { term: t('support.mail-to'), value: <bdi className={css.words}>{delivery.mailedTo}</bdi> },
            { term: t('chargeback.units'), value: <bdi className={css.words}>{delivery.units.join('  ')}</bdi> },
            ...delivery.opened.map(({ at, address }) => ({
              term: t('chargeback.opened-by'),
              value: (
                <>
                  {instant(at, 'dateTime')}, <bdi>{address}</bdi>
                </>
              ),
            })),
          ]}
        />
      ) : (
        <p>{t('support.not-delivered')}</p>
      )}
      <h4>{t('cases.history')}</h4>
      <OrderSteps timeline={timeline} />
      <h4>{t('support.chat')}</h4>
      {messages.length > 0 ? (
        <ol className={css.list}>
          {messages.map(({ at, author, text }, index) => (
            <li key={index}>
              <div className={css.muted}>
                {t('cases.by', { who: author })} · {instant(at, 'dateTime')}
              </div>
              <p className={css.words} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('support.chat-none')}</p>
      )}
    </>
  )
}
