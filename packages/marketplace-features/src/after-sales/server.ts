export { loadAbout } from './load-about.ts'
export { sendReview } from './send-review.ts'
export { sendStatement } from './send-statement.ts'
