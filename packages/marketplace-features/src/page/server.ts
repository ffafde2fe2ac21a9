export { pageMeta } from './page-meta.ts'
