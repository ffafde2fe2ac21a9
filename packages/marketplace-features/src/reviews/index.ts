export { Reviews } from './reviews.tsx'
export type { ReviewsData } from './server.ts'
