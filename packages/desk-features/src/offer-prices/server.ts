export { exportOfferPrices } from './export-offer-prices.ts'
export { loadOfferPrices } from './load-offer-prices.ts'
