export { OfferPlansPage, type OfferPlansPageProps } from './offer-plans-page.tsx'
