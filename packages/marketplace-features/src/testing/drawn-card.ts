import { drawLoadout, type LoadoutShape } from '../offer-card/loadout/draw-loadout.ts'
import { loadoutOf } from '../offer-card/loadout/loadout.ts'
import type { ShownOffer } from '../offer-card/shown-offer.ts'

/** The card of an offer as a data address, for pages without a storefront that draws it. */
export const drawnCard = (offer: ShownOffer, _locale: string, shape: LoadoutShape): string =>
  `data:image/svg+xml,${encodeURIComponent(drawLoadout(loadoutOf({ ...offer, brandAlias: offer.coverUrl }), shape))}`
