export { OfferVerificationPage, type OfferVerificationPageProps } from './offer-verification-page.tsx'
export { VerificationPage, type VerificationPageProps } from './verification-page.tsx'
export { VerificationsPage, type VerificationsPageProps } from './verifications-page.tsx'
