import { call } from '../call.ts'
import type * as s from '../schemas/game-event.ts'

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
