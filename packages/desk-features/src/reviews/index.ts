export { ReviewsPage, type ReviewsPageProps } from './reviews-page.tsx'
