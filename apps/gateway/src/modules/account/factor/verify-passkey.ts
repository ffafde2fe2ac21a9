import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { CallInput, calls } from '@tradepost/contract'
import type { Passkey } from './passkey-store.ts'

type Creation = CallInput<typeof calls.factor.confirmPasskey>['body']['credential']
type Assertion = CallInput<typeof calls.factor.provePasskey>['body']['credential']

/** The desk at which a passkey is made and used. */
export interface PasskeySite {
  origin: string
  /** The host for which the browser keeps the passkey. */
  rpId: string
}

/** Algorithms of passkeys: ECDSA with P-256, Ed25519, RSA. */
export const algorithms = [-7, -8, -257]

/** The challenge that an answer names; null if the answer cannot be read. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

const envelope = { type: 'public-key', clientExtensionResults: {} } as const

/** The key of a new passkey; null if the browser's answer is not one to this challenge from this desk. */
export async function readNewPasskey(site: PasskeySite, challenge: string, { id, transports, ...response }: Creation) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...envelope, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      transports: transports ?? [],
    }
  } catch {
    // The library refuses by throwing.
    return null
  }
}

/** The new count of signatures; null if the passkey did not sign this challenge for this desk, or its count fell. */
export async function readProof(
  site: PasskeySite,
  challenge: string,
  { id, ...response }: Assertion,
  { publicKey, signCount }: Passkey,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...envelope, id, rawId: id, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: signCount },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library refuses by throwing.
    return null
  }
}
