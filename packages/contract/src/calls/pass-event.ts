import { call } from '../call.ts'
import type * as s from '../schemas/pass-event.ts'

export const passEventList = call<typeof s.passEventList>({
  method: 'GET',
  path: '/website/no-auth/pass-event',
  auth: 'none',
  tag: 'extension',
  summary: 'Events of the Family Game PASS: running ones first.',
  errors: [],
  browser: true,
})
export const passEvent = call<typeof s.passEvent>({
  method: 'GET',
  path: '/website/no-auth/pass-event/{id}',
  auth: 'none',
  tag: 'extension',
  summary: 'One event of the Family Game PASS.',
  errors: ['not_found'],
  browser: true,
})
