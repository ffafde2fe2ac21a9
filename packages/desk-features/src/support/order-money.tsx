import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Notice } from '@tradepost/ui-kit/notice'
import { usePlaceWords } from '../kernel/index.ts'
import type { StaffOrder } from './order-facts.tsx'
import { PaymentTable } from './payment-table.tsx'
import * as css from './support.css.ts'

type Transfer = StaffOrder['transfers'][number]
type OrderTax = NonNullable<StaffOrder['tax']>

/** The parts of the price, and what became of the money in the books. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { full, discount, total, partRefunded, tax, feePercent, payments, transfers } = order
  const placeWords = usePlaceWords()
  const taxItems = (stated: OrderTax) => [
    {
      term: t('tax.tax'),
      value: `${stated.isReverse ? t('tax.reverse') : t('tax.percent-value', { percent: String(stated.percent) })} · ${money({ ...total, minor: stated.minor })}`,
    },
    { term: t('tax.evidence'), value: placeWords(stated) },
    ...(stated.vatNumber ? [{ term: t('tax.number-given'), value: stated.vatNumber }] : []),
  ]
  const amountOf = (unit: Transfer['unit'], amount: number) =>
    /^[A-Z]{3}$/.test(unit) ? money({ minor: amount, currency: unit }) : formatNumber(amount)
  return (
    <Card as="section" aria-labelledby="money">
      <div className={css.part}>
        <h2 id="money">{t('support.money')}</h2>
        {tax?.finding === 'contradicted' ? (
          <Notice tone="warning">{t('tax.finding', { finding: tax.finding })}</Notice>
        ) : null}
        <DescriptionList
          items={[
            ...(discount.minor > 0
              ? [
                  { term: t('support.full'), value: money(full) },
                  { term: t('support.discount'), value: money({ ...discount, minor: -discount.minor }) },
                ]
              : []),
            { term: t('support.paid'), value: money(total), strong: true },
            ...(partRefunded ? [{ term: t('support.refunded'), value: money(partRefunded) }] : []),
            ...(tax ? taxItems(tax) : []),
            { term: t('support.fee-percent'), value: `${formatNumber(feePercent)} %` },
          ]}
        />
        {payments.length > 0 ? <PaymentTable payments={payments} isOfOrder /> : null}
        <h3>{t('support.transfers')}</h3>
        {transfers.length > 0 ? (
          <ol className={css.list}>
            {transfers.map(({ id, kind, unit, at, legs }) => (
              <li key={id}>
                {t('support.transfer', { kind })} <span className={css.muted}>{instant(at, 'dateTime')}</span>
                <ul className={css.legs}>
                  {legs.map(({ account, ownerId, amount }) => (
                    <li key={`${account} ${ownerId}`} className={css.leg}>
                      <span>{t('support.ledger-account', { kind: account })}</span>
                      <bdi>{amountOf(unit, amount)}</bdi>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        ) : (
          <p>{t('support.no-transfers')}</p>
        )}
      </div>
    </Card>
  )
}
