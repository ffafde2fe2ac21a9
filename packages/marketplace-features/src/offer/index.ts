export { OfferPage, type OfferPageProps } from './offer-page.tsx'
