import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'stripe-signature'
const toleranceSeconds = 300

const mac = (secret: string, seconds: number, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** True if one of the header's v1 signatures was made with this secret, for these bytes, within five minutes. */
export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const parts = (header ?? '')
    .slice(0, 2000)
    .split(',')
    .map((part) => part.split('=', 2))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const expected = mac(secret, seconds, body)
  // While a secret is being replaced there are several signatures; at most eight are checked.
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .slice(0, 8)
    .some(([, value = '']) => timingSafeEqual(Buffer.from(value, 'hex'), expected))
}

/** The header that Stripe would send, for tests. */
export const sign = (secret: string, body: Buffer | string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}
