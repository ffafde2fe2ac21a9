import { createHash } from 'node:crypto'

/** The place of a device between 0 and 100, stable for one tenant and version. */
export function placeOf(deviceId: string, salt: string): number {
  const hash = createHash('sha256').update(`${salt} ${deviceId}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100
}

/** The device id in a Cookie header. A visitor without one never gets a canary. */
export function deviceOf(cookieHeader: string | undefined): string | null {
  const found = /(?:^|;\s*)device=([\w-]{8,64})(?:;|$)/.exec(cookieHeader ?? '')
  return found?.[1] ?? null
}
