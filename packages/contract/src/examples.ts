import recorded from './examples.json' with { type: 'json' }
import type { Examples } from './openapi.ts'

/** Requests and answers of a filled gateway, as `pnpm contract-check --record` wrote them down. */
export const examples = recorded as Examples
