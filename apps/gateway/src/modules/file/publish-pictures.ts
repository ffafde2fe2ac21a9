import { randomUUID } from 'node:crypto'
import { cropPixels, type PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { hourMs } from '@tradepost/domain/time/durations'
import { isUuid } from '@tradepost/domain/typed/id'
import { inArray } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
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
  cover: { width: 480, height: 640, fit: 'cover', narrow: avifWidths.cover },
} as const satisfies Record<string, Shape>

/** A picture as the shop shows it. Its bytes are stored; its row is not yet. */
export interface PublicPicture {
  fileId: string
  path: string
  width: number
  height: number
  bytes: number
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

async function draw({ files }: Pick<Deps, 'files'>, tenantId: number, { storageKey, crop }: Source, shape: Shape) {
  const source = await files.get(storageKey)
  if (!source) throw new Failure('not_found')
  const { width, height, fit } = shape
  const image = (await cut(source, crop)).resize({
    width,
    height,
    fit,
    position: 'attention',
    withoutEnlargement: fit === 'inside',
  })
  const { data, info } = await image.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true })
  const path = `upload/${tenantId}/${randomUUID()}.webp`
  await files.put(path, data, 'image/webp')
  for (const narrow of [undefined, ...(shape.narrow ?? [])]) {
    const smaller = narrow ? sharp(data).resize({ width: narrow }) : sharp(data)
    await files.put(avifKey(path, narrow), await smaller.avif({ quality: 56, effort: 0 }).toBuffer(), 'image/avif')
  }
  return { fileId: randomUUID(), path, width: info.width, height: info.height, bytes: data.length }
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
  { field = 'pictures', crops = new Map() }: { field?: string; crops?: ReadonlyMap<string, PictureCrop> } = {},
): Promise<ReadonlyMap<string, PublicPicture>> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  if (!uploads.every(isUuid)) throw new Failure('not_found', { field })
  const rows = await deps.db.withTenant(tenantId, userId, async (tx) => {
    const fileIds = await takeOwnFiles(tx, {
      ...{ tenantId, userId, fileIds: uploads, catalogue: 'general', pictures: true, field },
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
  for (const { id, storageKey } of rows)
    drawn.set(id, await draw(deps, tenantId, { storageKey, crop: crops.get(id) }, shapes[shape]))
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
  for (const { id, ...source } of pictures) drawn.set(id, await draw(deps, tenantId, source, shapes.screenshot))
  return drawn
}

/** Stores the row of a drawn picture, in the transaction that shows it. */
export async function insertPicture(
  tx: Tx,
  context: CallContext,
  { fileId, path, width, height, bytes }: PublicPicture,
  createdAt: Date,
): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  await requireRoom(tx, tenantId, userId, bytes)
  await tx.insert(file).values({
    ...{ tenantId, id: fileId, ownerId: userId, catalogue: 'general', contentType: 'image/webp' },
    ...{ bytes, width, height, storageKey: path, createdAt },
  })
}
