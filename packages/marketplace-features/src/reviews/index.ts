export { ReviewItem } from './review-item.tsx'
export { Reviews } from './reviews.tsx'
export type { ReviewsData } from './server.ts'
