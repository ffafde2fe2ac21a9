import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { grantTypes, openTypes, verifyPurposes } from '../constants.ts'
import { Email, Id, Nothing, Nullable, OneOf, Strict, TenantFacts, Text, UserTypeValue } from './common.ts'

export const UserInfo = Type.Object({
  id: Id,
  userId: Id,
  nickName: Type.String(),
  email: Type.Object({ email: Nullable(Type.String()) }),
  /** A file id; the URL is fetched apart. */
  avatar: Nullable(Type.String()),
  countryId: Nullable(Type.String()),
  languageId: Nullable(Type.String()),
  hasPassword: Type.Boolean(),
  createdAt: Type.String(),
})

export const LoginResponse = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  /** Seconds until the access token ends. */
  expires_in: Type.Integer(),
  /** Absolute end of the session, seconds since the epoch; a refresh never moves it. */
  session_ends_at: Type.Integer(),
  user_info: Type.Object({ userId: Id }),
})

/** What goes on in place of the session that asked, which is over. */
export const Renewed = Type.Object({ session: LoginResponse })

const Purpose = OneOf(verifyPurposes)

export const verifyCode = {
  body: Strict({ ...TenantFacts, userType: UserTypeValue, purpose: Purpose, email: Email }),
  data: Type.Object({ resendAfterSeconds: Type.Integer() }),
}
export const verifyCodeCheck = {
  body: Strict({ ...TenantFacts, userType: UserTypeValue, purpose: Purpose, email: Email, code: Text(6, 1) }),
  /** A one-time ticket for the step the code was asked for. */
  data: Type.Object({ ticket: Type.String() }),
}
export const oauthToken = {
  query: Type.Object({ client_id: Text(64, 1), client_secret: Text(200, 1) }),
  body: Strict({
    ...TenantFacts,
    userType: UserTypeValue,
    touristId: Type.Optional(Text(64)),
    token: Type.Optional(Text(512)),
    grantType: OneOf(grantTypes),
    email: Type.Optional(Email),
    password: Type.Optional(Text(128)),
    code: Type.Optional(Text(4096)),
    /** With a provider: the query string of the callback, and the key this browser kept. */
    callback: Type.Optional(Text(8000)),
    state: Type.Optional(Text(512)),
    browserKey: Type.Optional(Text(512)),
    refreshToken: Type.Optional(Text(512)),
    openType: Type.Optional(OneOf(openTypes)),
    openId: Type.Optional(Text(255)),
    /** With proxy_login: whom a privileged client acts for. */
    userId: Type.Optional(Id),
    remember: Type.Optional(Type.Boolean()),
    /** With the captcha grant: registers with a password as well. */
    newPassword: Type.Optional(Text(128)),
    nickName: Type.Optional(Text(textLimits.nickName)),
    inviteToken: Type.Optional(Text(64)),
  }),
  data: LoginResponse,
}
export const revokeSession = { body: Strict({ refreshToken: Text(512, 1) }), data: Nothing }
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
