export { OfferCard, type OfferCardProps, type OfferFact, type OfferSeller } from './offer-card.tsx'
