import type { OfferDetail } from '@tradepost/contract'
import { isRental, isSharing } from '@tradepost/domain/offer/offer-kinds'

/** Id of the buy button, to which a link skips. */
export const buyButtonId = 'buy'

/** Label of the buy button, by kind of offer. */
export const buyWord = (offer: OfferDetail) =>
  isRental(offer) ? 'offer.rentalNow' : isSharing(offer) ? 'offer.getAccess' : 'offer.buyNow'
