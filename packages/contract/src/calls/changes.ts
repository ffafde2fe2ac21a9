import { call } from '../call.ts'
import type * as s from '../schemas/changes.ts'

export const changes = call<typeof s.changes>({
  method: 'GET',
  path: '/website/changes',
  auth: 'client',
  tag: 'extension',
  summary:
    'Server-sent events of what has changed of what pages show, for storefronts that keep pages; needs Accept: text/event-stream.',
  errors: ['invalid_client', 'format_error', 'rate_limited'],
  stream: true,
})
