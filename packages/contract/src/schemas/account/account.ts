import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { Email, Id, Nothing, Nullable, Strict, TenantFacts, Text, Uuid } from '../common.ts'
import { Renewed } from './sign-in.ts'

const Ticket = Text(512, 1)
export const exportUser = {
  body: Strict({}),
  /** `document` is JSON text to save as a file with the name `fileName`. */
  data: Type.Object({ fileName: Type.String(), document: Type.String() }),
}
export const deleteUser = { body: Strict({ confirmed: Type.Literal(true) }), data: Nothing }
export const UserInfo = Type.Object({
  id: Id,
  userId: Id,
  nickName: Type.String(),
  email: Type.Object({ email: Nullable(Type.String()) }),
  /** A file id. A separate call returns the URL. */
  avatar: Nullable(Type.String()),
  countryId: Nullable(Type.String()),
  languageId: Nullable(Type.String()),
  hasPassword: Type.Boolean(),
  createdAt: Type.String(),
})
export const bindEmail = {
  body: Strict({
    email: Email,
    /** Ticket of a code sent to the new address for BindEmailSendVerifyCode. */
    ticket: Ticket,
    /** Ticket of a code sent to the current address for UnBindEmailSendVerifyCode, if the account has an address. */
    currentTicket: Type.Optional(Ticket),
  }),
  data: UserInfo,
}
export const unbindEmail = { body: Strict({ ticket: Ticket }), data: UserInfo }
export const userBaseInfo = { body: Strict({ ...TenantFacts }), data: UserInfo }
export const updateProfile = {
  body: Strict({
    nickName: Type.Optional(Text(textLimits.nickName, 1)),
    countryId: Type.Optional(Id),
    languageId: Type.Optional(Id),
  }),
  data: UserInfo,
}
export const resetPassword = {
  body: Strict({ email: Email, ticket: Text(512, 1), password: Text(128) }),
  data: Nothing,
}
export const changePassword = {
  body: Strict({ oldPassword: Type.Optional(Text(128)), newPassword: Text(128) }),
  data: Renewed,
}
export const buyer = { data: Type.Object({ ...UserInfo.properties, points: Type.Integer(), gCoin: Type.Integer() }) }
export const buyerAvatar = { data: Type.Object({ avatar: Nullable(Type.String()), fileUrl: Nullable(Type.String()) }) }
export const avatarList = { data: Type.Array(Type.Object({ id: Uuid, fileUrl: Type.String() })) }
export const saveAvatar = { body: Strict({ avatarId: Uuid }), data: Type.Object({ avatar: Uuid }) }
