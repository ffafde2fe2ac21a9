export { CaseStory } from './case-story.tsx'
export { EvidenceFiles } from './evidence-files.tsx'
export { OrderHistory } from './order-history.tsx'
export { OrderSteps } from './order-steps.tsx'
