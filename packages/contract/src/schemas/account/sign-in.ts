import { textLimits } from '@tradepost/domain/typed/text-limits'
import { Type } from 'typebox'
import { callbackTypes, grantTypes, openTypes, verifyPurposes } from '../../constants.ts'
import {
  Email,
  EpochSeconds,
  Id,
  Instant,
  Nothing,
  Nullable,
  OneOf,
  Strict,
  TenantFacts,
  Text,
  UserTypeValue,
  Uuid,
} from '../common.ts'

const OpenType = OneOf(openTypes)
const Ticket = Text(512, 1)
export const signInMethods = {
  data: Type.Object({
    email: Nullable(Type.String()),
    hasPassword: Type.Boolean(),
    identities: Type.Array(
      Type.Object({ openType: Type.String(), name: Nullable(Type.String()), linkedAt: Instant, lastUsedAt: Instant }),
    ),
    /** End of the time in which no step-up is needed; null if a step-up is needed now. */
    freshUntil: Nullable(Instant),
  }),
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
      /** `password`, `code`, `federated`, `open_login` or `proxy`. */
      signedInBy: Type.String(),
      ip: Nullable(Type.String()),
      userAgent: Nullable(Type.String()),
    }),
  ),
}
export const endSession = { body: Strict({ sessionId: Uuid }), data: Nothing }
export const endOtherSessions = { body: Strict({}), data: Type.Object({ ended: Type.Integer() }) }
export const linkIdentity = { body: Strict({ openType: OpenType, openId: Ticket }), data: Nothing }
export const unlinkIdentity = { body: Strict({ openType: OpenType }), data: Nothing }
export const LoginResponse = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  /** Seconds until the access token expires. */
  expires_in: Type.Integer(),
  /** Absolute end of the session in seconds since the epoch. A refresh does not extend the session. */
  session_ends_at: Type.Integer(),
  user_info: Type.Object({ userId: Id }),
})
/** The new session, which replaces the caller's session. The caller's session has ended. */
export const Renewed = Type.Object({ session: LoginResponse })
export const stepUp = {
  body: Strict({
    password: Type.Optional(Text(128)),
    /** Ticket of a code with the purpose LoginStrategySendVerifyCode, sent to the account's email address. */
    ticket: Type.Optional(Ticket),
    openType: Type.Optional(OpenType),
    openId: Type.Optional(Ticket),
  }),
  data: Type.Object({ ...Renewed.properties, freshUntil: Instant }),
}
const Purpose = OneOf(verifyPurposes)
export const verifyCode = {
  body: Strict({ ...TenantFacts, userType: UserTypeValue, purpose: Purpose, email: Email }),
  data: Type.Object({ resendAfterSeconds: Type.Integer() }),
}
export const verifyCodeCheck = {
  body: Strict({ ...TenantFacts, userType: UserTypeValue, purpose: Purpose, email: Email, code: Text(6, 1) }),
  /** A one-time ticket, valid only for the `purpose` of the code. */
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
    /** For an identity provider: the callback's query string. `browserKey` is the key stored in the browser. */
    callback: Type.Optional(Text(8000)),
    state: Type.Optional(Text(512)),
    browserKey: Type.Optional(Text(512)),
    refreshToken: Type.Optional(Text(512)),
    openType: Type.Optional(OneOf(openTypes)),
    openId: Type.Optional(Text(255)),
    /** For the grant type `proxy_login`: the user on whose behalf a privileged client signs in. */
    userId: Type.Optional(Id),
    remember: Type.Optional(Type.Boolean()),
    /** For the grant type `captcha`: the password of a newly registered account. */
    newPassword: Type.Optional(Text(128)),
    nickName: Type.Optional(Text(textLimits.nickName)),
    inviteToken: Type.Optional(Text(64)),
  }),
  data: LoginResponse,
}
export const revokeSession = { body: Strict({ refreshToken: Text(512, 1) }), data: Nothing }
const Seconds = Type.Integer()
const Secret = Text(512, 1)
/** The query string of the redirect URL as the provider called it, unchanged. */
const Callback = Text(8000)
const OpenId = Type.Object({ openId: Type.String(), expiresIn: Seconds })
export const identityProviders = {
  data: Type.Object({
    providers: Type.Array(
      Type.Object({
        openType: OpenType,
        /** The tenant's public client id at the provider, for the provider's button script. */
        clientId: Nullable(Type.String()),
        /** True if the page can get ID tokens without a redirect (one-tap). */
        takesCredential: Type.Boolean(),
      }),
    ),
  }),
}
export const authUrl = {
  query: Type.Object({
    ...TenantFacts,
    userType: Type.Optional(UserTypeValue),
    openType: OpenType,
    /** The address to which the provider redirects the browser after sign-in. Must be on the tenant's origin. */
    redirectUrl: Text(1000, 1),
    callbackType: Type.Optional(OneOf(callbackTypes)),
  }),
  data: Type.Object({
    /** The provider's sign-in address, to which the page redirects; null for the callback type `id_token`. */
    url: Nullable(Type.String()),
    state: Type.String(),
    /** Nonce for the provider's button script or for the message that the wallet signs. */
    nonce: Type.String(),
    clientId: Nullable(Type.String()),
    /** Store this key in a cookie and send it with the callback. */
    browserKey: Type.String(),
    expiresIn: Seconds,
  }),
}
export const openId = {
  query: Type.Object({
    ...TenantFacts,
    userType: Type.Optional(UserTypeValue),
    openType: OpenType,
    callback: Callback,
    browserKey: Secret,
  }),
  data: OpenId,
}
export const exchangeCredential = {
  body: Strict({
    ...TenantFacts,
    userType: UserTypeValue,
    openType: OpenType,
    callbackType: OneOf(callbackTypes),
    /** The ID token; for the callback type `code`, the callback's query string. */
    authCode: Text(8000, 1),
    redirectUrl: Text(1000),
    browserKey: Type.Optional(Secret),
  }),
  data: OpenId,
}
export const openLogin = {
  body: Strict({
    clientId: Text(64),
    tenantId: Text(20),
    siteId: TenantFacts.siteId,
    userName: Text(254),
    userType: UserTypeValue,
    /** Seconds since the epoch. */
    timestamp: Type.Union([Text(20), EpochSeconds]),
    sign: Text(128),
    password: Text(128),
  }),
  data: LoginResponse,
}
export const issueHandoff = {
  body: Strict({ host: Text(255, 1) }),
  data: Type.Object({ ticket: Type.String(), host: Type.String(), expiresIn: Seconds }),
}
export const redeemHandoff = { body: Strict({ ticket: Secret, host: Text(255, 1) }), data: LoginResponse }
