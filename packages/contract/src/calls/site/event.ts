import { call } from '../../call.ts'
import type * as s from '../../schemas/site/event.ts'

export const gameEventList = call<typeof s.gameEventList>({
  method: 'GET',
  path: '/website/no-auth/game-event',
  auth: 'none',
  tag: 'extension',
  summary: 'Lists the events of games: running ones first, then upcoming ones.',
  errors: [],
})
export const gameEvent = call<typeof s.gameEvent>({
  method: 'GET',
  path: '/website/no-auth/game-event/{alias}',
  auth: 'none',
  tag: 'extension',
  summary: 'Returns the event of one game.',
  errors: ['not_found'],
})
export const passEventList = call<typeof s.passEventList>({
  method: 'GET',
  path: '/website/no-auth/pass-event',
  auth: 'none',
  tag: 'extension',
  summary: 'Lists the events of the Family Game PASS, running ones first.',
  errors: [],
  browser: true,
})
export const passEvent = call<typeof s.passEvent>({
  method: 'GET',
  path: '/website/no-auth/pass-event/{id}',
  auth: 'none',
  tag: 'extension',
  summary: 'Returns one event of the Family Game PASS.',
  errors: ['not_found'],
  browser: true,
})
