export { OfferPricesPage, type OfferPricesPageProps } from './offer-prices-page.tsx'
