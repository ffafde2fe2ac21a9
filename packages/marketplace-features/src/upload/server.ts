export { hasUploads, takeUploads } from './take-uploads.ts'
