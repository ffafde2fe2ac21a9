export type { Revealed } from './revealed.ts'
export { Secrets } from './secrets.tsx'
