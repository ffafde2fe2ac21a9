import { createHmac, timingSafeEqual } from 'node:crypto'
import { minuteMs } from '@tradepost/domain/time/durations'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import type { SecretBox } from '../../platform/crypto/secret-box.ts'
import type { file } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Clock } from '../../platform/time/clock.ts'

export type FileRow = typeof file.$inferSelect
/** The columns from which the addresses of a file are made. */
export type AddressedFile = Pick<
  FileRow,
  'tenantId' | 'id' | 'catalogue' | 'contentType' | 'width' | 'height' | 'storageKey'
>

/** Identity papers and evidence: readable by their owner and by those they were shown to. */
const privateCatalogues: readonly string[] = ['id_card', 'order_attachment']
export const isPrivate = ({ catalogue }: Pick<FileRow, 'catalogue'>) => privateCatalogues.includes(catalogue)

const stepMs = 5 * minuteMs
/** The shortest validity of an address; the longest is `stepMs` more. */
const goodForMs = 10 * minuteMs

/** The content of a signed address. Whoever uses it counts as the viewer it was made for. */
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

/** The address of a private file for one viewer. Stable for some minutes, so that a picture is not loaded twice. */
export function signedUrl(
  { secrets, clock, config }: Pick<Deps, 'secrets' | 'clock' | 'config'>,
  row: Pick<FileRow, 'tenantId' | 'id'>,
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

/** Reads a signed address; null if it is forged or expired. */
export function readSigned(
  { secrets, clock }: { secrets: SecretBox; clock: Clock },
  fileId: string,
  query: Readonly<Record<string, unknown>>,
): (SignedAddress & { width: number }) | null {
  const { t, v, e, s, w = '0' } = query
  const isText = [t, v, e, w].every((part) => typeof part === 'string' && isId(part))
  if (!isText || typeof s !== 'string' || !isUuid(fileId)) return null
  const address = { tenantId: Number(t), fileId, viewerId: String(v), until: Number(e) }
  if (address.tenantId > 2 ** 31 - 1) return null
  const given = Buffer.from(s, 'base64url')
  const made = signature(secrets, address, Number(w))
  if (given.length !== made.length || !timingSafeEqual(given, made)) return null
  return address.until * 1000 > clock.now().getTime() ? { ...address, width: Number(w) } : null
}
