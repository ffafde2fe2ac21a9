import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'stripe-signature'
const toleranceSeconds = 300

const mac = (secret: string, seconds: number, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** Whether one of the header's v1 signatures was made with this secret, for these bytes, within the last minutes. */
export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  const parts = (header ?? '')
    .slice(0, 2000)
    .split(',')
    .map((part) => part.split('=', 2))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const expected = mac(secret, seconds, body)
  // While a secret is replaced there are several; a header may carry more of them than we take.
  return parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .slice(0, 8)
    .some(([, value = '']) => timingSafeEqual(Buffer.from(value, 'hex'), expected))
}

/** The header a provider would send; for stand-ins. */
export const sign = (secret: string, body: Buffer | string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}
