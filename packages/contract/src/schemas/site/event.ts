import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf } from '../common.ts'
import { ContentPicture } from './content-picture.ts'

const GameEvent = Type.Object({
  brandId: Id,
  brandAlias: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  /** Null for an event that shows the picture of its game. */
  picture: Nullable(ContentPicture),
  startsAt: Instant,
  endsAt: Instant,
  state: OneOf(['coming', 'running', 'over']),
})
export const gameEventList = { data: Type.Array(GameEvent) }
export const gameEvent = {
  params: Type.Object({
    alias: Type.String({ pattern: '^[a-z0-9-]{1,80}$', maxLength: 80, examples: ['genshin-impact'] }),
  }),
  data: GameEvent,
}
const PassEvent = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  coverWideUrl: Type.String(),
  startsAt: Instant,
  endsAt: Instant,
  running: Type.Boolean(),
})
export const passEventList = { data: Type.Array(PassEvent) }
export const passEvent = {
  params: Type.Object({ id: Id }),
  /** Sanitised HTML. */
  data: Type.Object({ ...PassEvent.properties, html: Type.String() }),
}
