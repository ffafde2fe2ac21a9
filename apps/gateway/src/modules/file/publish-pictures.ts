import { randomUUID } from 'node:crypto'
import { cropPixels, type PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { hourMs } from '@tradepost/domain/time/durations'
import { isUuid } from '@tradepost/domain/typed/id'
import { eq, inArray } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file, mediaItem } from '../../platform/db/schema/file.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { avifKey, avifWidths } from './rendition-keys.ts'
import { takeOwnFiles } from './take-own-files.ts'
import { requireRoom } from './upload-quota.ts'

/** Drawing is costly; one upload can be drawn more than once. */
const perHour: RateRule = { name: 'picture-draw', limit: 200, windowMs: hourMs }

interface Shape {
  width: number
  height: number
  /** `cover` cuts the picture to the size, at its most striking part; `inside` makes it smaller as a whole. */
  fit: 'cover' | 'inside'
  /** Widths of narrower renditions that are made too. */
  narrow?: readonly number[]
}

const shapes = {
  screenshot: { width: 1600, height: 1600, fit: 'inside' },
  avatar: { width: 160, height: 160, fit: 'cover' },
  banner: { width: 1280, height: 400, fit: 'cover', narrow: avifWidths.banner },
  content: { width: 1280, height: 400, fit: 'cover', narrow: avifWidths.content },
  cover: { width: 480, height: 640, fit: 'cover', narrow: avifWidths.cover },
} as const satisfies Record<string, Shape>

/** A picture as the shop shows it. Its bytes are stored; its row is not yet. */
export interface PublicPicture {
  fileId: string
  path: string
  width: number
  height: number
  bytes: number
  /** The file of the media library that it was drawn from; null for a picture that is no content of the shop. */
  sourceId: string | null
}

/** The part of a picture that is shown. */
async function cut(source: Buffer, crop: PictureCrop | undefined): Promise<Sharp> {
  if (!crop) return sharp(source)
  const { width, height } = await sharp(source).metadata()
  return sharp(source).extract(cropPixels(crop, { width, height }))
}

interface Source {
  storageKey: string
  crop?: PictureCrop | undefined
}

/** The picture in its shape, as WebP. An upload that begins like a picture can be damaged further on. */
async function toShape(source: Buffer, crop: PictureCrop | undefined, { width, height, fit }: Shape, field: string) {
  try {
    const image = (await cut(source, crop)).resize({
      width,
      height,
      fit,
      position: 'attention',
      withoutEnlargement: fit === 'inside',
    })
    return await image.webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new Failure('data_error', { field, cause })
  }
}

interface Drawing {
  source: Source
  shape: Shape
  /** The field of the call that names the picture. */
  field: string
}

async function draw(
  { files }: Pick<Deps, 'files'>,
  tenantId: number,
  { source: { storageKey, crop }, shape, field }: Drawing,
) {
  const source = await files.get(storageKey)
  if (!source) throw new Failure('not_found')
  const { data, info } = await toShape(source, crop, shape, field)
  const path = `upload/${tenantId}/${randomUUID()}.webp`
  await files.put(path, data, 'image/webp')
  for (const narrow of [undefined, ...(shape.narrow ?? [])]) {
    const smaller = narrow ? sharp(data).resize({ width: narrow }) : sharp(data)
    await files.put(avifKey(path, narrow), await smaller.avif({ quality: 56, effort: 0 }).toBuffer(), 'image/avif')
  }
  return { fileId: randomUUID(), path, width: info.width, height: info.height, bytes: data.length, sourceId: null }
}

interface DrawOptions {
  field?: string
  crops?: ReadonlyMap<string, PictureCrop>
  /** True for content of the shop: its pictures may come from the media library, and uploads become part of it. */
  library?: boolean
}

/**
 * Makes what the shop shows of pictures that the caller uploaded, by the id of the upload. Takes seconds, so it is no
 * part of the transaction that shows them. Bytes that stay without a row are removed like any others.
 */
export async function drawPictures(
  deps: Deps,
  context: CallContext,
  uploads: readonly string[],
  shape: keyof typeof shapes,
  { field = 'pictures', crops = new Map(), library = false }: DrawOptions = {},
): Promise<ReadonlyMap<string, PublicPicture>> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  if (!uploads.every(isUuid)) throw new Failure('not_found', { field })
  const rows = await deps.db.withTenant(tenantId, userId, async (tx) => {
    const fileIds = await takeOwnFiles(tx, {
      ...{ tenantId, userId, fileIds: uploads, catalogue: 'general', pictures: true, library, field },
    })
    for (const _ of fileIds) await requireRate(tx, tenantId, perHour, userId, deps.clock.now())
    return fileIds.length === 0
      ? []
      : await tx
          .select({ id: file.id, storageKey: file.storageKey })
          .from(file)
          .where(ofTenant(file, tenantId, inArray(file.id, fileIds)))
  })
  const drawn = new Map<string, PublicPicture>()
  for (const { id, storageKey } of rows) {
    const source = { storageKey, crop: crops.get(id) }
    const picture = await draw(deps, tenantId, { source, shape: shapes[shape], field })
    drawn.set(id, { ...picture, sourceId: library ? id : null })
  }
  return drawn
}

/** Makes parts of pictures that the shop shows already, by the id of the picture. */
export async function cutPictures(
  deps: Deps,
  context: CallContext,
  pictures: readonly (Required<Source> & { id: string })[],
): Promise<ReadonlyMap<string, PublicPicture>> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  if (pictures.length > 0)
    await deps.db.withTenant(tenantId, userId, async (tx) => {
      for (const _ of pictures) await requireRate(tx, tenantId, perHour, userId, deps.clock.now())
    })
  const drawn = new Map<string, PublicPicture>()
  for (const { id, ...source } of pictures)
    drawn.set(id, await draw(deps, tenantId, { source, shape: shapes.screenshot, field: 'pictures' }))
  return drawn
}

/** Keeps what a picture was drawn from in the media library. A file that is being removed counts as missing. */
async function keepSource(tx: Tx, tenantId: number, sourceId: string, addedAt: Date): Promise<void> {
  const rows = await tx
    .select({ id: file.id })
    .from(file)
    .where(ofTenant(file, tenantId, eq(file.id, sourceId)))
    .for('key share')
  if (rows.length === 0) throw new Failure('not_found')
  await tx.insert(mediaItem).values({ tenantId, fileId: sourceId, addedAt }).onConflictDoNothing()
}

/** Stores the row of a drawn picture, in the transaction that shows it. */
export async function insertPicture(
  tx: Tx,
  context: CallContext,
  { fileId, path, width, height, bytes, sourceId }: PublicPicture,
  createdAt: Date,
): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  await requireRoom(tx, tenantId, userId, bytes)
  if (sourceId) await keepSource(tx, tenantId, sourceId, createdAt)
  await tx.insert(file).values({
    ...{ tenantId, id: fileId, ownerId: userId, catalogue: 'general', contentType: 'image/webp' },
    ...{ bytes, width, height, storageKey: path, createdAt, sourceId },
  })
}
