import { call } from '../../call.ts'
import type * as s from '../../schemas/site/log.ts'

export const webLog = call<typeof s.webLog>({
  method: 'POST',
  path: '/log/web/log',
  auth: 'none',
  tag: 'spec',
  summary: 'Takes a log entry from a browser or storefront; bounded and never trusted.',
  errors: ['bad_request', 'rate_limited'],
  tracking: true,
  browser: true,
})
