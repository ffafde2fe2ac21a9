import { cardOf, currencyOf } from './present.ts'
import type { FakeState } from './state.ts'

export const findOffer = (state: FakeState, id: string) => state.offers.find((offer) => offer.id === id)

/** The card of an offer in a currency; null if the offer no longer exists. */
export function cardById(state: FakeState, id: string, toCurrencyId?: string) {
  const offer = findOffer(state, id)
  return offer ? cardOf(state, offer, currencyOf(state, toCurrencyId)) : null
}
export const cardsOf = (state: FakeState, ids: readonly string[], toCurrencyId?: string) =>
  ids.flatMap((id) => cardById(state, id, toCurrencyId) ?? [])
