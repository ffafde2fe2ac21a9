import { createHmac, timingSafeEqual } from 'node:crypto'

/** A permission to see a version that is not served to everybody. */
export interface Preview {
  tenant: string
  version: string
  /** Milliseconds since 1970. */
  expires: number
}

const signatureOf = (payload: string, key: string) => createHmac('sha256', key).update(`preview ${payload}`).digest()

/** Signs a preview, for a link and a cookie. */
export function signPreview({ tenant, version, expires }: Preview, key: string): string {
  const payload = Buffer.from(`${tenant} ${version} ${expires}`).toString('base64url')
  return `${payload}.${signatureOf(payload, key).toString('base64url')}`
}

/** The version of a signed preview of a tenant; null if the signature is wrong or the time is over. */
export function readPreview(token: string, tenant: string, key: string, now = Date.now()): Preview | null {
  const [payload = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(payload, key)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [owner, version, expires] = Buffer.from(payload, 'base64url').toString().split(' ')
  const preview = { tenant: owner ?? '', version: version ?? '', expires: Number(expires) }
  return preview.tenant === tenant && preview.expires > now ? preview : null
}
