import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-sandbox-signature'
const toleranceSeconds = 300

const mac = (secret: Buffer, seconds: number, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

/** The header `t=…,v1=…`, which signs the time and the exact bytes of the body. */
export function sign(secret: Buffer, body: Buffer | string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, body)}`
}

/** True if the header was made with this secret, for these bytes, within the tolerance of five minutes. */
export function isSigned(secret: Buffer, body: Buffer, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match?.[1] || !match[2]) return false
  const seconds = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(match[2], 'hex'), Buffer.from(mac(secret, seconds, body), 'hex'))
}
