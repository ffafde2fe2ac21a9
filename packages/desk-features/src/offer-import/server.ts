export { actOnImport, importTried } from './act-on-import.ts'
export { loadImport } from './load-import.ts'
