export { actOnImport, actOnOffer, actOnSelected } from './act-on-offers.ts'
export { loadImport, loadOffer, loadOffers } from './load-offers.ts'
