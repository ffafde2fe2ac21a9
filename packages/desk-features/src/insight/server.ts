export { exportFigures } from './export-figures.ts'
export { figureTables } from './figure-tables.ts'
export { actOnFigures, loadFigures } from './load-figures.ts'
export { loadInsight } from './load-insight.ts'
