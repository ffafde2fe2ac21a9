import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import type { SecretBox } from '../../platform/crypto/secret-box.ts'
import type { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Clock } from '../../platform/time/clock.ts'

export type FileRow = typeof file.$inferSelect

/** Papers and order evidence: read by their owner, and by those they were shown to. */
const privateCatalogues: readonly string[] = ['id_card', 'order_attachment']
export const isPrivate = ({ catalogue }: Pick<FileRow, 'catalogue'>) => privateCatalogues.includes(catalogue)
/** Stored apart: no address leads there but a signed one. */
export const privateFolder = 'private'

const stepMs = 5 * 60_000
/** Says how long an address is good for, at least; at most one step longer. */
const goodForMs = 10 * 60_000

/** What a signed address says; whoever uses it is the viewer it was made for. */
export interface SignedAddress {
  tenantId: number
  fileId: string
  viewerId: string
  /** Seconds since the epoch. */
  until: number
}

const signature = (secrets: SecretBox, { tenantId, fileId, viewerId, until }: SignedAddress, width: number) =>
  createHmac('sha256', secrets.derive(tenantId, 'file-address'))
    .update([fileId, viewerId, until, width].join('|'))
    .digest()

/** An address of a private file for one viewer; the same for some minutes, so that a picture is not loaded twice. */
export function signedUrl(
  { secrets, clock, config }: Pick<Deps, 'secrets' | 'clock' | 'config'>,
  row: FileRow,
  viewerId: string,
  width = 0,
): string {
  const until = (Math.floor(clock.now().getTime() / stepMs) * stepMs + stepMs + goodForMs) / 1000
  const made = signature(secrets, { tenantId: row.tenantId, fileId: row.id, viewerId, until }, width)
  const query = new URLSearchParams({
    ...{ t: String(row.tenantId), v: viewerId, e: String(until) },
    ...(width ? { w: String(width) } : {}),
    s: made.toString('base64url'),
  })
  return `${config.publicUrl}/file/private/${row.id}?${query}`
}

/** What an address says, if it is one of ours and its time is not over. */
export function readSigned(
  { secrets, clock }: { secrets: SecretBox; clock: Clock },
  fileId: string,
  query: Readonly<Record<string, unknown>>,
): (SignedAddress & { width: number }) | null {
  const { t, v, e, s, w = '0' } = query
  const isText = [t, v, e, w].every((part) => typeof part === 'string' && isId(part))
  if (!isText || typeof s !== 'string' || !isUuid(fileId)) return null
  const said = { tenantId: Number(t), fileId, viewerId: String(v), until: Number(e) }
  if (said.tenantId > 2 ** 31 - 1) return null
  const given = Buffer.from(s, 'base64url')
  const made = signature(secrets, said, Number(w))
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null
  return said.until * 1000 > clock.now().getTime() ? { ...said, width: Number(w) } : null
}
