export { type ApiKey, KeyTable } from './key-table.tsx'
export { NewKey } from './new-key.tsx'
