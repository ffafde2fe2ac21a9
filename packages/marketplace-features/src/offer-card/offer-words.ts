import { isCoins, isRental } from '@tradepost/domain/offer/offer-kinds'
import { rentalDays } from '@tradepost/domain/time/windows'
import { useFormat, useT } from '@tradepost/i18n/react'
import { useIsolated } from '../kernel/index.ts'
import { useCount, useSpan } from '../kernel/use-count.ts'
import { offerState, spanOf } from './offer-state.ts'
import { orderedAttributes } from './ordered-attributes.ts'
import { cardAttributes, type ShownOffer } from './shown-offer.ts'

/** Texts about an offer, for cards and pages. */
export function useOfferWords() {
  const t = useT()
  const count = useCount()
  const span = useSpan()
  const format = useFormat()
  const isolated = useIsolated()

  const delivery = (offer: ShownOffer) =>
    t(offer.deliveryMode === 'platform' ? 'offer.deliveryIn' : 'offer.deliveryBySellerIn', {
      span: span(spanOf(offer.deliveryMinutes)),
    })

  const until = (offer: ShownOffer): string | undefined => {
    if (offerState(offer) === 'renting' && offer.releasedOn)
      return t('offer.releasedOn', { date: format.instant(offer.releasedOn) })
    if (offerState(offer) === 'maintaining' && offer.maintenanceUntil)
      return t('offer.maintenanceUntil', { date: format.instant(offer.maintenanceUntil) })
    return undefined
  }

  /** The reason why the offer cannot be bought now, or undefined. */
  const unavailable = (offer: ShownOffer): string | undefined => {
    const state = offerState(offer)
    return state === 'onSale' ? undefined : t(`offer.${state}`)
  }

  /** The unit of the price. */
  const unit = (offer: ShownOffer): string | undefined => {
    if (isRental(offer)) return t('offer.perTime', { span: span({ unit: 'day', count: rentalDays }) })
    if (!offer.unitName) return undefined
    const single = /^1 (?=\D)/
    // Show a translated "each" for a single unit ("1 piece"), but not for coins ("1 million gold").
    if (!isCoins(offer) && single.test(offer.unitName)) return t('offer.each')
    return t('offer.perUnit', { unit: offer.unitName.replace(single, '') })
  }

  const stock = (offer: ShownOffer) => count('offer.available', offer.available)
  const coinFacts = (offer: ShownOffer) => [stock(offer), delivery(offer)]
  const attributes = (offer: ShownOffer) =>
    orderedAttributes(offer.attributes)
      .slice(0, cardAttributes)
      .map(({ value }) => isolated(value))
      .join(' · ')

  /** The most important facts, by kind of offer. */
  const facts = (offer: ShownOffer): string[] =>
    (isCoins(offer) ? coinFacts(offer) : [attributes(offer), until(offer) ?? delivery(offer)]).filter(Boolean)

  return { attributes, delivery, until, unavailable, unit, stock, facts, money: format.money }
}
