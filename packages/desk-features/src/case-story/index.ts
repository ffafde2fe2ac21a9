export { CaseStory } from './case-story.tsx'
export { EvidenceFiles } from './evidence-files.tsx'
