import { createECDH } from 'node:crypto'

/** The keys (VAPID) by which push services recognise this installation. */
export interface PushKeys {
  /** Browsers subscribe with it. */
  publicKey: string
  privateKey: string
  /** Where push services reach the operator: a mailto: or https:// address. */
  contact: string
}

/** The pair of a private key; throws if it is no key of the curve P-256. */
export function pushKeysOf(privateKey: string, contact: string): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey, contact }
}

/** A new private key, as `PUSH_PRIVATE_KEY` takes it. */
export function newPushKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Leading zeros are part of the key.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}
