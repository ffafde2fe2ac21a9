import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** 256 random bits. The database stores only the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

const nonceBytes = 12
const tagBytes = 16

const sealKey = (token: string, familyId: string) =>
  Buffer.from(hkdfSync('sha256', token, familyId, 'tradepost refresh successor v1', 32))

/**
 * Encrypts a token's successor with a key derived from the old token, so that the database alone does not reveal the
 * successor.
 */
export function sealSuccessor(oldToken: string, familyId: string, successor: object): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sealKey(oldToken, familyId), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(successor)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

export function openSuccessor<T>(oldToken: string, familyId: string, sealed: Buffer): T {
  const decipher = createDecipheriv('aes-256-gcm', sealKey(oldToken, familyId), sealed.subarray(0, nonceBytes))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  return JSON.parse(body.toString()) as T
}
