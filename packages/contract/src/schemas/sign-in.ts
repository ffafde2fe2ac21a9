import { Type } from 'typebox'
import { callbackTypes, openTypes } from '../constants.ts'
import { LoginResponse } from './account.ts'
import { EpochSeconds, Nullable, OneOf, Strict, TenantFacts, Text, UserTypeValue } from './common.ts'

const OpenType = OneOf(openTypes)
const Seconds = Type.Integer()
const Secret = Text(512, 1)
/** The query string of the address the provider sent the browser back to, as it came. */
const Callback = Text(8000)
const OpenId = Type.Object({ openId: Type.String(), expiresIn: Seconds })

export const identityProviders = {
  data: Type.Object({
    providers: Type.Array(
      Type.Object({
        openType: OpenType,
        /** Our public id at the provider, as its button script wants it. */
        clientId: Nullable(Type.String()),
        /** Takes ID tokens straight from the page (one-tap). */
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
    /** Where the provider sends the browser back to; on the tenant's own origin. */
    redirectUrl: Text(1000, 1),
    callbackType: Type.Optional(OneOf(callbackTypes)),
  }),
  data: Type.Object({
    /** Where to send the browser; with `id_token` there is nowhere to go. */
    url: Nullable(Type.String()),
    state: Type.String(),
    /** For the provider's button script or the wallet's message. */
    nonce: Type.String(),
    clientId: Nullable(Type.String()),
    /** Stays in a cookie of this browser and comes back with the callback. */
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
    /** The ID token; with `code`, the query string of the callback. */
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
