export { actOnReviews } from './act-on-reviews.ts'
export { loadReviews } from './load-reviews.ts'
