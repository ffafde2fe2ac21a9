import { createHash } from 'node:crypto'

const namespace = Buffer.from('6f0ae1c2f3b94d0e9a5c7d21b8e4f653', 'hex')

/** Derives an id from a name. The same name gives the same id, so a repeated action finds the row of the first. */
export function uuid5(...name: readonly (string | number)[]): string {
  const hash = createHash('sha1').update(namespace).update(name.join(':')).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
