import { fingerprintSampling } from '@tradepost/contract/constants'

/** A place between 0 and 1 that an id always has (FNV-1a with a final mix, so that near ids lie far apart). */
function placeOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Whether this device is among those that are watched: always or never, however often it comes. */
export const isSampled = (deviceId: string, share: number = fingerprintSampling): boolean => placeOf(deviceId) < share
