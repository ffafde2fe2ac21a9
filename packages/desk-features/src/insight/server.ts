export { loadFigures } from './load-figures.ts'
export { loadInsight } from './load-insight.ts'
