export { loadOverview } from './load-overview.ts'
