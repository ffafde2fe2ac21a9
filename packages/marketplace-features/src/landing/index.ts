export { BetaPage } from './beta-page.tsx'
export { EventPage } from './event-page.tsx'
export { LandingPage } from './landing-page.tsx'
export { SiteReviewsPage } from './site-reviews-page.tsx'
