import { isRental, standardType } from '@tradepost/domain/offer/offer-kinds'
import { orderedAttributes } from '../ordered-attributes.ts'
import type { ShownAttribute, ShownOffer } from '../shown-offer.ts'

type Facts = Pick<ShownOffer, 'id' | 'standardType' | 'categoryType' | 'attributes'>

/** What the card of an offer shows. */
export interface Loadout {
  /** Separates the colours and crests of games. */
  game: string
  /** Separates the offers of a game. */
  id: string
  /** The rank, or whatever is the most important value. */
  rank: string
  /** Server and platform. */
  places: readonly string[]
  /** The most wanted contents. */
  prized: readonly string[]
}

/** A short code of a text, which is the same in every browser and on the server. */
export function codeOf(text: string): number {
  let code = 2_166_136_261
  for (let index = 0; index < text.length; index += 1) code = Math.imul(code ^ text.charCodeAt(index), 16_777_619)
  return code >>> 0
}

/** The values that an offer's card draws, most important first: for an account its rank, server and platform. */
const drawnValues = ({ attributes }: Facts): string[] =>
  orderedAttributes(attributes)
    .slice(0, 3)
    .map(({ value }) => value)

/** Offers that are one of a kind draw their own card. All others show the picture of their game. */
export const hasLoadout = (offer: Facts): boolean =>
  (offer.standardType === standardType.noStand || isRental(offer)) && drawnValues(offer).length > 1

/** Names a drawing by its most important values, so that a changed offer gets a new address. */
const versionOf = (offer: Facts, locale: string): string =>
  codeOf([...drawnValues(offer), locale].join('|')).toString(36)

/** Address of the card that the shop draws for an offer. */
export const loadoutPath = (offer: Facts, locale: string, shape: 'card' | 'wide'): string =>
  `/items/${offer.id}/card.svg?shape=${shape}&language=${locale}&v=${versionOf(offer, locale)}`

/** The facts that the card of an offer draws. */
export function loadoutOf(offer: { id: string; brandAlias: string; attributes: readonly ShownAttribute[] }): Loadout {
  const [rank = '', ...others] = orderedAttributes(offer.attributes).map(({ value }) => value)
  return {
    game: offer.brandAlias,
    id: offer.id,
    rank,
    places: others.slice(0, 2),
    prized: others
      .slice(2)
      .flatMap((value) => value.split(/[,،、]\s*/))
      .filter(Boolean)
      .slice(0, 3),
  }
}
