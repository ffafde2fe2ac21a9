import { Type } from 'typebox'
import { Id, Instant, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'
import { LoginResponse } from './sign-in.ts'

/** Bytes of a browser's answer, as base64url. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', maxLength, examples: ['AAAA'] })
const CredentialId = Bytes(1400)
const PasskeyName = Type.String({ pattern: '\\S', minLength: 1, maxLength: 60, examples: ['Phone'] })
const Transport = OneOf(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const publicKey = Type.Literal('public-key')
const Described = Type.Array(Type.Object({ id: Type.String(), type: publicKey, transports: Type.Array(Type.String()) }))
const required = { userVerification: Type.Literal('required') }

/** Six digits of an authenticator app, or a recovery code with or without hyphens. */
const FactorCode = Text(40, 6)

export const factorStatus = {
  data: Type.Object({
    /** True if the account has a confirmed authenticator or a passkey. */
    enrolled: Type.Boolean(),
    /** True for staff, who must keep one of them. */
    required: Type.Boolean(),
    hasAuthenticator: Type.Boolean(),
    passkeys: Type.Array(
      Type.Object({ id: Uuid, name: Type.String(), addedAt: Instant, lastUsedAt: Nullable(Instant) }),
    ),
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
    /** Codes that each replace the factor once. They are shown only here; none if the account had a factor before. */
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
/** What the browser needs to make a passkey, as WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const enrolPasskey = {
  data: Type.Object({
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: publicKey })),
    /** Milliseconds until the challenge expires. */
    timeout: Type.Integer(),
    attestation: Type.Literal('none'),
    excludeCredentials: Described,
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('preferred'),
      requireResidentKey: Type.Boolean(),
      ...required,
    }),
  }),
}
export const confirmPasskey = {
  body: Strict({
    name: PasskeyName,
    credential: Strict({
      id: CredentialId,
      clientDataJSON: Bytes(4000),
      attestationObject: Bytes(20_000),
      transports: Type.Optional(Type.Array(Transport, { maxItems: 10 })),
    }),
  }),
  data: confirmFactor.data,
}
/** What the browser needs to use a passkey, as WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const challengePasskey = {
  data: Type.Object({
    challenge: Type.String(),
    rpId: Type.String(),
    /** Milliseconds until the challenge expires. */
    timeout: Type.Integer(),
    allowCredentials: Described,
    ...required,
  }),
}
export const provePasskey = {
  body: Strict({
    credential: Strict({
      id: CredentialId,
      clientDataJSON: Bytes(4000),
      authenticatorData: Bytes(4000),
      signature: Bytes(2000),
    }),
  }),
  data: proveFactor.data,
}
export const renamePasskey = { params: Type.Object({ id: Uuid }), body: Strict({ name: PasskeyName }), data: Nothing }
export const removePasskey = { params: Type.Object({ id: Uuid }), data: Nothing }
