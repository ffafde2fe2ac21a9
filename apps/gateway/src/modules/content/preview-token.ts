import { createHmac, timingSafeEqual } from 'node:crypto'
import { contentKinds } from '@tradepost/domain/content/content-state'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import type { ContentKey } from './content-store.ts'

const use = 'content-preview.v1'

const macOf = (secret: Buffer, subject: string) => createHmac('sha256', secret).update(subject).digest()

/** A token with which the shop shows a version until a time, whether it is published or not. */
export function previewToken({ secrets }: Pick<Deps, 'secrets'>, key: ContentKey, version: number, endsAt: Date) {
  const subject = `${key.kind}.${key.item}.${version}.${endsAt.getTime()}`
  return `${subject}.${macOf(secrets.derive(key.tenantId, use), subject).toString('base64url')}`
}

/** The version of a token; null if this tenant did not sign it, or its time is over. */
export function readPreviewToken(
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  tenantId: number,
  token: string,
): { key: ContentKey; version: number } | null {
  const [kind = '', item = '', version = '', ends = '', mac = '', ...rest] = token.split('.')
  const known = contentKinds.find((one) => one === kind)
  if (!known || !fitsId64(item) || rest.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const isGenuine = secrets.deriveAll(tenantId, use).some((secret) => {
    const right = macOf(secret, `${kind}.${item}.${version}.${ends}`)
    return given.length === right.length && timingSafeEqual(given, right)
  })
  if (!isGenuine || Number(ends) <= clock.now().getTime()) return null
  return { key: { tenantId, kind: known, item }, version: Number(version) }
}
