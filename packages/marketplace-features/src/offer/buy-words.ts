import type { OfferDetail } from '@tradepost/contract'
import { isRental, isSharing } from '@tradepost/domain/offer/offer-kinds'

/** The button that buys, by the kind of goods. */
export const buyWord = (offer: OfferDetail) =>
  isRental(offer) ? 'offer.rentalNow' : isSharing(offer) ? 'offer.getAccess' : 'offer.buyNow'
