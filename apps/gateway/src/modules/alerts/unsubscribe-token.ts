import { createHmac, timingSafeEqual } from 'node:crypto'
import { type AlertKind, alertKinds } from '@tradepost/contract/constants'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'

const use = 'unsubscribe.v1'
type Secrets = Pick<Deps, 'secrets'>

const macOf = (secret: Buffer, subject: string) => createHmac('sha256', secret).update(subject).digest()

/** The token of a mail's unsubscribe link: user and kind of mail, signed for this tenant. */
export function unsubscribeToken({ secrets }: Secrets, tenantId: number, userId: string, kind: AlertKind): string {
  const subject = `${userId}.${kind}`
  return `${subject}.${macOf(secrets.derive(tenantId, use), subject).toString('base64url')}`
}

/** The user and kind of mail of a token; null if this tenant did not sign it. */
export function readToken(
  { secrets }: Secrets,
  tenantId: number,
  token: string,
): { userId: string; kind: AlertKind } | null {
  const [userId = '', kind = '', mac = '', ...rest] = token.split('.')
  const alertKind = alertKinds.find((one) => one === kind)
  if (!alertKind || !fitsId64(userId) || rest.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const genuine = secrets.deriveAll(tenantId, use).some((secret) => {
    const right = macOf(secret, `${userId}.${kind}`)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return genuine ? { userId, kind: alertKind } : null
}
