export { OfferTranslationsPage, type OfferTranslationsPageProps } from './offer-translations-page.tsx'
