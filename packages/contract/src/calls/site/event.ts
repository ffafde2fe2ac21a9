import { call } from '../../call.ts'
import type * as s from '../../schemas/site/event.ts'

export const gameEventList = call<typeof s.gameEventList>({
  method: 'GET',
  path: '/website/no-auth/game-event',
  auth: 'none',
  tag: 'extension',
  summary: 'Events about a game: running ones first, then those to come.',
  errors: [],
})
export const gameEvent = call<typeof s.gameEvent>({
  method: 'GET',
  path: '/website/no-auth/game-event/{alias}',
  auth: 'none',
  tag: 'extension',
  summary: 'The event of one game.',
  errors: ['not_found'],
})
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
