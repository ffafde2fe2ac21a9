import { fingerprintSampling } from '@tradepost/contract/constants'

/** Maps an id to a fixed number between 0 and 1 (FNV-1a with a final mix, so that similar ids lie far apart). */
function fractionOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Decides by the id alone, so that a device is sampled at every visit or at none. */
export const isSampled = (deviceId: string, share: number = fingerprintSampling): boolean =>
  fractionOf(deviceId) < share
