import { createHash } from 'node:crypto'

/** Where a device stands between 0 and 100, always the same for one tenant and version. */
export function placeOf(deviceId: string, salt: string): number {
  const hash = createHash('sha256').update(`${salt} ${deviceId}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100
}

/** The device's id in a Cookie header; what has none is nobody's canary. */
export function deviceOf(cookieHeader: string | undefined): string | null {
  const found = /(?:^|;\s*)device=([\w-]{8,64})(?:;|$)/.exec(cookieHeader ?? '')
  return found?.[1] ?? null
}
