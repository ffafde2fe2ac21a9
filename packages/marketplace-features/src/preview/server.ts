export { loadPreview } from './load-preview.ts'
