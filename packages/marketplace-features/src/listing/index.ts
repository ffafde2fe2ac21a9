export { type ListLook, OfferListing, type OfferListingProps } from './offer-listing.tsx'
export type { Listing } from './server.ts'
