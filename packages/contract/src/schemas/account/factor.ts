import { Type } from 'typebox'
import { Id, Instant, Nothing, Nullable, Strict, Text } from '../common.ts'
import { LoginResponse } from './sign-in.ts'

/** Six digits of an authenticator app, or a recovery code with or without hyphens. */
const FactorCode = Text(40, 6)

export const factorStatus = {
  data: Type.Object({
    /** True if the account has a confirmed authenticator. */
    enrolled: Type.Boolean(),
    /** Recovery codes that were not used yet. */
    recoveryCodes: Type.Integer(),
    /** When this session last proved the factor; null if never. */
    provedAt: Nullable(Instant),
  }),
}
export const enrolFactor = {
  data: Type.Object({
    /** The key in base32, for people who cannot scan the address. */
    key: Type.String(),
    /** The otpauth address, to be shown as a QR code. */
    address: Type.String(),
  }),
}
export const confirmFactor = {
  body: Strict({ code: FactorCode }),
  data: Type.Object({
    session: LoginResponse,
    /** Codes that each replace the authenticator once. They are shown only here. */
    recoveryCodes: Type.Array(Type.String()),
  }),
}
export const proveFactor = { body: Strict({ code: FactorCode }), data: Type.Object({ session: LoginResponse }) }
export const renewRecoveryCodes = { data: Type.Object({ recoveryCodes: Type.Array(Type.String()) }) }
export const removeFactor = { data: Nothing }
export const resetFactor = {
  params: Type.Object({ userId: Id }),
  body: Strict({ reason: Text(2000, 3) }),
  data: Nothing,
}
