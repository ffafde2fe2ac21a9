export { loadOfferPrices } from './load-offer-prices.ts'
