export { actOnImport, actOnOffer, actOnSelected } from './act-on-offers.ts'
export { createOffer } from './create-offer.ts'
export { loadNewOffer } from './load-kinds.ts'
export { loadImport, loadOffer, loadOffers } from './load-offers.ts'
