export { OfferPage, type OfferPageProps } from './offer-page.tsx'
export { ShareButton } from './share-button.tsx'
