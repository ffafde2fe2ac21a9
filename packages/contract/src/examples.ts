import recorded from './examples.json' with { type: 'json' }
import type { Examples } from './openapi.ts'

/** Requests and responses of a gateway with demo data, recorded by `pnpm contract-check --record`. */
export const examples = recorded as Examples
