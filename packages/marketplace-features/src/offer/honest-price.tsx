import type { OfferCard } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatMoney } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { useIsolated } from '../kernel/index.ts'
import * as css from './offer-page.css.ts'

type Converted = NonNullable<OfferCard['converted']>

/** The exchange rate as `1 USD = 0.92 EUR`, with no-break spaces. */
const rateOf = ({ from, rate }: Converted, currency: string) =>
  `1 ${from.currency} = ${Number(rate.toPrecision(6))} ${currency}`.replaceAll(' ', '\u00a0')

/** Note with the currency of the payment, and the exchange rate of a converted price. */
export function HonestPrice({
  offer,
}: {
  offer: Pick<OfferCard, 'price' | 'converted' | 'standardType' | 'categoryType'>
}) {
  const t = useT()
  const format = useFormat()
  const isolated = useIsolated()
  if (!offer.price) return <p className={css.honest}>{t('offer.priceUnknown')}</p>
  const { converted, price } = offer
  if (isRental(offer)) {
    const { minor } = converted?.from ?? price
    return (
      <p className={css.honest}>
        {t('offer.paidWithGCoin', { amount: isolated(formatMoney({ minor, currency: 'GCOIN' })) })}
      </p>
    )
  }
  if (!converted) return <p className={css.honest}>{t('offer.charged', { currency: price.currency })}</p>
  return (
    <p className={css.honest}>
      {t('offer.convertedFrom', {
        currency: price.currency,
        from: isolated(formatMoney(converted.from)),
        rate: isolated(rateOf(converted, price.currency)),
        date: format.instant(`${converted.rateDate.slice(0, 10)}T12:00:00Z`, 'date'),
      })}
    </p>
  )
}
