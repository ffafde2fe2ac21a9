export { type Evidence, loadEvidence, loadFiles } from './load-evidence.ts'
