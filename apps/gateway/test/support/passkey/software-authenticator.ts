import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The page on which the browser asks the authenticator. */
interface Page {
  challenge: string
  origin: string
  rpId: string
  /** False if the person was not verified by a fingerprint or a PIN. */
  isVerified?: boolean
}

const flags = { present: 1, verified: 4, withKey: 64 }

const clientData = (type: string, { challenge, origin }: Page) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function authenticatorData({ rpId, isVerified = true }: Page, count: number, key?: Uint8Array) {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(count)
  const bits = flags.present | (isVerified ? flags.verified : 0) | (key ? flags.withKey : 0)
  return Buffer.concat([sha256(rpId), Buffer.from([bits]), counted, ...(key ? [key] : [])])
}

/** An authenticator with one key on the curve P-256. It signs whatever it is asked, and counts as it is told. */
export function softwareAuthenticator(id = text(randomBytes(16))) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytesOf = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'))
  // COSE: key type EC2, algorithm ES256, curve P-256, and the point.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
  const idBytes = Buffer.from(id, 'base64url')
  const idLength = Buffer.alloc(2)
  idLength.writeUInt16BE(idBytes.length)
  return {
    id,
    /** The answer that stores the key. */
    create(page: Page, count = 0) {
      const withKey = Buffer.concat([Buffer.alloc(16), idLength, idBytes, coseKey])
      const authData = new Uint8Array(authenticatorData(page, count, withKey))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        clientDataJSON: text(clientData('webauthn.create', page)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal' as const],
      }
    },
    /** The answer that proves the key. */
    prove(page: Page, count = 0) {
      const data = authenticatorData(page, count)
      const asked = clientData('webauthn.get', page)
      return {
        id,
        clientDataJSON: text(asked),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)),
      }
    },
  }
}
