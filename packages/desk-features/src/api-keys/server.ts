export { createKey, revokeKey } from './act-on-keys.ts'
