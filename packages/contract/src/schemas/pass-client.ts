import { Type } from 'typebox'
import { Instant, Nothing, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from './common.ts'

const Lease = Type.Object({
  leaseId: Uuid,
  access: OneOf(['membership', 'trial', 'free']),
  until: Instant,
  /** Seconds between two signs of life; after `missedBeats` missed ones another device may take over. */
  heartbeatSeconds: Type.Integer({ examples: [60] }),
  missedBeats: Type.Integer({ examples: [3] }),
})
export const passDeviceLogin = {
  body: Strict({
    deviceId: Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64, examples: ['PC-4f1b22e09d'] }),
    deviceName: Text(80, 1),
    platform: OneOf(['win32', 'win64']),
    /** Signs the other device out. */
    takeOver: Type.Optional(Type.Boolean()),
  }),
  data: Lease,
}
export const passDeviceHeartbeat = { body: Strict({ leaseId: Uuid }), data: Lease }
export const passDeviceRelease = { body: Strict({ leaseId: Uuid }), data: Nothing }

export const inviteToken = {
  query: Type.Object({}),
  data: Type.Object({
    token: Type.String(),
    /** Path on the tenant's site that carries the token. */
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
        /** Shortened, so that nobody learns a friend's account. */
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
  /** False when this friend had been recorded before. */
  data: Type.Object({ recorded: Type.Boolean(), hours: Type.Integer() }),
}
export const buyerInviteRecord = { body: Strict({ inviteToken: Text(40, 1) }), ...recorded }
export const inviteRecordByToken = { body: Strict({ token: Text(40, 1) }), ...recorded }
