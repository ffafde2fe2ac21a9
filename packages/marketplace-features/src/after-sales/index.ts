export { ClaimPage, type ClaimPageProps } from './claim-page.tsx'
export { type Kind, kinds } from './kinds.ts'
export { ReviewPage } from './review-page.tsx'
export { StatementPage } from './statement-page.tsx'
