export { OfferPage, type OfferPageProps } from './offer-page.tsx'
export { PassportPage } from './passport/passport-page.tsx'
export { ShareButton } from './share-button.tsx'
