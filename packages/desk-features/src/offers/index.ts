export { ImportPage } from './import-page.tsx'
export { ImportStatePage, type ImportStatePageProps } from './import-state-page.tsx'
export { OfferEditPage, type OfferEditPageProps } from './offer-edit-page.tsx'
export { OffersPage, type OffersPageProps } from './offers-page.tsx'
