import { call } from '../../call.ts'
import type * as s from '../../schemas/site/log.ts'

export const webLog = call<typeof s.webLog>({
  method: 'POST',
  path: '/log/web/log',
  auth: 'none',
  tag: 'spec',
  summary: 'Records a log entry of a browser or storefront, cut to a maximum length.',
  errors: ['bad_request', 'rate_limited'],
  tracking: true,
  browser: true,
})
