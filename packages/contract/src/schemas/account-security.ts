import { Type } from 'typebox'
import { openTypes } from '../constants.ts'
import { Renewed, UserInfo } from './account.ts'
import { Email, Instant, Nothing, Nullable, OneOf, Strict, Text, Uuid } from './common.ts'

const OpenType = OneOf(openTypes)
const Ticket = Text(512, 1)

export const signInMethods = {
  data: Type.Object({
    email: Nullable(Type.String()),
    hasPassword: Type.Boolean(),
    identities: Type.Array(
      Type.Object({ openType: Type.String(), name: Nullable(Type.String()), linkedAt: Instant, lastUsedAt: Instant }),
    ),
    /** Until when the session counts as freshly proved; null asks for a step-up first. */
    freshUntil: Nullable(Instant),
  }),
}
export const stepUp = {
  body: Strict({
    password: Type.Optional(Text(128)),
    /** Of a code sent to the bound address for LoginStrategySendVerifyCode. */
    ticket: Type.Optional(Ticket),
    openType: Type.Optional(OpenType),
    openId: Type.Optional(Ticket),
  }),
  data: Type.Object({ ...Renewed.properties, freshUntil: Instant }),
}
export const sessionList = {
  data: Type.Array(
    Type.Object({
      sessionId: Uuid,
      current: Type.Boolean(),
      startedAt: Instant,
      lastUsedAt: Instant,
      endsAt: Instant,
      remembered: Type.Boolean(),
      /** password, code, federated, open_login or proxy. */
      signedInBy: Type.String(),
      ip: Nullable(Type.String()),
      userAgent: Nullable(Type.String()),
    }),
  ),
}
export const endSession = { body: Strict({ sessionId: Uuid }), data: Nothing }
export const endOtherSessions = { body: Strict({}), data: Type.Object({ ended: Type.Integer() }) }
export const bindEmail = {
  body: Strict({
    email: Email,
    /** Of a code sent to the new address for BindEmailSendVerifyCode. */
    ticket: Ticket,
    /** Of a code sent to the bound address for UnBindEmailSendVerifyCode, where there is one. */
    currentTicket: Type.Optional(Ticket),
  }),
  data: UserInfo,
}
export const unbindEmail = { body: Strict({ ticket: Ticket }), data: UserInfo }
export const linkIdentity = { body: Strict({ openType: OpenType, openId: Ticket }), data: Nothing }
export const unlinkIdentity = { body: Strict({ openType: OpenType }), data: Nothing }
export const exportUser = {
  body: Strict({}),
  /** JSON text, to be saved as a file. */
  data: Type.Object({ fileName: Type.String(), document: Type.String() }),
}
export const deleteUser = { body: Strict({ confirmed: Type.Literal(true) }), data: Nothing }
