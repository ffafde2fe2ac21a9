export { NewOfferPage, type NewOfferPageProps } from './new-offer-page.tsx'
export { OfferEditPage, type OfferEditPageProps } from './offer-edit-page.tsx'
export { OffersPage, type OffersPageProps } from './offers-page.tsx'
