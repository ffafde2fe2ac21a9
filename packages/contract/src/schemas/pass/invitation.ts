import { Type } from 'typebox'
import { Instant, Page, PageNo, PageSize, Strict, Text } from '../common.ts'

export const inviteToken = {
  query: Type.Object({}),
  data: Type.Object({
    token: Type.String(),
    /** Path on the tenant's site that contains the token. */
    path: Type.String({ examples: ['/family-game-room?invite=k3J8x0pQ2wZb'] }),
    hoursPerInvite: Type.Integer(),
    totalHours: Type.Integer(),
  }),
}
export const inviteRecordList = {
  body: Strict({ pageNo: PageNo, pageSize: PageSize }),
  data: Type.Object({
    ...Page(
      Type.Object({
        /** Shortened, so that it does not reveal the friend's account. */
        friend: Type.String(),
        hours: Type.Integer(),
        at: Instant,
      }),
    ).properties,
    totalHours: Type.Integer(),
    hoursLeft: Type.Integer(),
  }),
}
const recorded = {
  /** `recorded` is false if the friend was already recorded. */
  data: Type.Object({ recorded: Type.Boolean(), hours: Type.Integer() }),
}
export const buyerInviteRecord = { body: Strict({ inviteToken: Text(40, 1) }), ...recorded }
export const inviteRecordByToken = { body: Strict({ token: Text(40, 1) }), ...recorded }
