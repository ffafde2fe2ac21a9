import { Type } from 'typebox'
import { Id, Instant } from './common.ts'

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
