import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const utf8 = (value: string) => new TextEncoder().encode(value)
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** Writes an address in the mixed case that carries its checksum (EIP-55). */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase()
  const digest = hex(keccak_256(utf8(plain)))
  return `0x${[...plain].map((digit, index) => (Number.parseInt(digest[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

/** The address of an uncompressed public key of 65 bytes. */
export const addressOf = (publicKey: Uint8Array): string =>
  checksummed(`0x${hex(keccak_256(publicKey.subarray(1)).subarray(12))}`)

/** The hash a wallet signs for a text (EIP-191). */
export function personalMessageHash(message: string): Uint8Array {
  const bytes = utf8(message)
  return keccak_256(Buffer.concat([utf8(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]))
}

/** The address that signed a text; null if the signature is invalid. */
export function recoverSigner(message: string, signature: string): string | null {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return null
  const bytes = Buffer.from(signature.slice(2), 'hex')
  const v = bytes[64] ?? 0
  const recovery = v >= 27 ? v - 27 : v
  if (recovery > 1) return null
  try {
    const parsed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit(recovery)
    // Anybody can compute a second form of a signature; only the low one is accepted.
    if (parsed.hasHighS()) return null
    return addressOf(parsed.recoverPublicKey(personalMessageHash(message)).toBytes(false))
  } catch {
    return null
  }
}
