export { loadInsight } from './load-insight.ts'
