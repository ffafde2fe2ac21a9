export { actOnImport } from './act-on-import.ts'
export { loadImport } from './load-import.ts'
