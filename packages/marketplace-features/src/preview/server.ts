export { loadPreview, readPreview } from './load-preview.ts'
