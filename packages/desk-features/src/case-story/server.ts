export { type Evidence, loadEvidence } from './load-evidence.ts'
