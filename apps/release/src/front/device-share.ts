import { createHash } from 'node:crypto'

/** Maps a device to a number from 0 to 100, always the same for one salt (tenant and version). */
export function placeOf(deviceId: string, salt: string): number {
  const hash = createHash('sha256').update(`${salt} ${deviceId}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100
}

/** The device id in a Cookie header. A visitor without a device id never gets a canary. */
export function deviceOf(cookieHeader: string | undefined): string | null {
  const match = /(?:^|;\s*)device=([\w-]{8,64})(?:;|$)/.exec(cookieHeader ?? '')
  return match?.[1] ?? null
}
