export { takeUploads } from './take-uploads.ts'
