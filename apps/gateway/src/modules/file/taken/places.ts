import type { ContentKind } from '@tradepost/domain/content/content-state'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand, gameEvent } from '../../../platform/db/schema/brand.ts'
import { contentItem, contentVersion } from '../../../platform/db/schema/content/content.ts'
import type { TakenPlace } from '../../../platform/db/schema/file.ts'
import { conversation, messageAttachment } from '../../../platform/db/schema/message.ts'
import { offer, offerPicture } from '../../../platform/db/schema/offer.ts'
import { caseFile } from '../../../platform/db/schema/order/after-sales.ts'
import { seller } from '../../../platform/db/schema/seller.ts'
import { sellerReportFile } from '../../../platform/db/schema/seller-report.ts'
import { passEvent, sharedGame } from '../../../platform/db/schema/shared-game.ts'
import { ticketFile } from '../../../platform/db/schema/ticket.ts'
import { article, notice, pageArea } from '../../../platform/db/schema/website.ts'

/** A file, with the key at which the shop shows it or showed it. */
export interface PlacedFile {
  id: string
  key: string
}

export interface Use {
  kind:
    | 'offer'
    | 'seller'
    | 'brand'
    | 'area'
    | 'pass-event'
    | 'shared-game'
    | 'article'
    | 'notice'
    | 'event'
    | 'case'
    | 'report'
    | 'ticket'
    | 'chat'
  id: string
  /** The title of an offer, or the name of a seller or brand. */
  name: string | null
}

interface Place {
  kind: Use['kind']
  /** The columns of `file-references.ts` that this place stands for. */
  columns: readonly string[]
  find: (tx: Tx, tenantId: number, file: PlacedFile) => Promise<Omit<Use, 'kind'>[]>
}

const unnamed = sql<null>`null`

/** The content whose newest or planned version has some facts in its body. */
const inVersions = (tx: Tx, tenantId: number, kind: ContentKind, facts: object) =>
  tx
    .select({ id: contentItem.item })
    .from(contentItem)
    .innerJoin(
      contentVersion,
      ofTenant(
        contentVersion,
        contentItem.tenantId,
        eq(contentVersion.kind, contentItem.kind),
        eq(contentVersion.item, contentItem.item),
        sql`${contentVersion.version} in (${contentItem.version}, ${contentItem.planned})`,
      ),
    )
    .where(
      ofTenant(
        contentItem,
        tenantId,
        eq(contentItem.kind, kind),
        sql`${contentVersion.body} @> ${JSON.stringify(facts)}::jsonb`,
      ),
    )

/** Each once, by its id alone. */
const unnamedOnes = (rows: readonly { id: string }[]) =>
  [...new Set(rows.map(({ id }) => String(id)))].map((id) => ({ id, name: null }))

/** Every kind of place that shows uploaded files. A test compares their columns with the references to files. */
export const places: readonly Place[] = [
  {
    kind: 'offer',
    columns: ['offer_picture.file_id', 'offer.screenshots'],
    find: (tx, tenantId, { id }) =>
      tx
        .selectDistinct({ id: offer.id, name: offer.title })
        .from(offerPicture)
        .innerJoin(offer, ofTenant(offer, offerPicture.tenantId, eq(offer.id, offerPicture.offerId)))
        .where(ofTenant(offerPicture, tenantId, eq(offerPicture.fileId, id))),
  },
  {
    kind: 'seller',
    columns: ['seller.avatar_file_id', 'seller.banner_file_id', 'seller.avatar_path', 'seller.banner_path'],
    find: (tx, tenantId, { id }) =>
      tx
        .select({ id: seller.id, name: seller.nickName })
        .from(seller)
        .where(ofTenant(seller, tenantId, or(eq(seller.avatarFileId, id), eq(seller.bannerFileId, id)))),
  },
  {
    // Offers of the brand show its picture, too.
    kind: 'brand',
    columns: [
      ...['brand.cover_file_id', 'brand.cover_wide_file_id', 'brand.cover_path', 'brand.cover_wide_path'],
      ...['offer.cover_path', 'offer.cover_wide_path'],
    ],
    find: (tx, tenantId, { id }) =>
      tx
        .select({ id: brand.id, name: brand.name })
        .from(brand)
        .where(ofTenant(brand, tenantId, or(eq(brand.coverFileId, id), eq(brand.coverWideFileId, id)))),
  },
  {
    // Content on display, and its earlier and planned versions. They keep the key of the picture; reads leave the picture out.
    kind: 'area',
    columns: ['page_area.content', 'content_version.body'],
    async find(tx, tenantId, { key }) {
      const shown = tx
        .select({ id: sql<string>`${pageArea.areaType}::text` })
        .from(pageArea)
        .where(ofTenant(pageArea, tenantId, sql`position(${key} in ${pageArea.content}::text) > 0`))
      const rows = [...(await shown), ...(await inVersions(tx, tenantId, 'area', { pictures: [{ path: key }] }))]
      return unnamedOnes(rows)
    },
  },
  {
    // Reads leave the cover out, as they do in areas.
    kind: 'pass-event',
    columns: ['pass_event.cover_wide_path'],
    async find(tx, tenantId, { key }) {
      const shown = await tx
        .select({ id: passEvent.id })
        .from(passEvent)
        .where(ofTenant(passEvent, tenantId, eq(passEvent.coverWidePath, key)))
      const edited = await inVersions(tx, tenantId, 'pass-event', { coverPath: key })
      return unnamedOnes([...shown, ...edited])
    },
  },
  {
    kind: 'shared-game',
    columns: ['shared_game.cover_path'],
    async find(tx, tenantId, { key }) {
      const shown = await tx
        .select({ id: sharedGame.id })
        .from(sharedGame)
        .where(ofTenant(sharedGame, tenantId, eq(sharedGame.coverPath, key)))
      const edited = await inVersions(tx, tenantId, 'shared-game', { coverPath: key })
      return unnamedOnes([...shown, ...edited])
    },
  },
  {
    kind: 'article',
    columns: ['article.picture_path'],
    async find(tx, tenantId, { key }) {
      const shown = await tx
        .select({ id: article.id })
        .from(article)
        .where(ofTenant(article, tenantId, eq(article.picturePath, key)))
      return unnamedOnes([...shown, ...(await inVersions(tx, tenantId, 'article', { picturePath: key }))])
    },
  },
  {
    kind: 'notice',
    columns: ['notice.picture_path'],
    async find(tx, tenantId, { key }) {
      const shown = await tx
        .select({ id: notice.id })
        .from(notice)
        .where(ofTenant(notice, tenantId, eq(notice.picturePath, key)))
      return unnamedOnes([...shown, ...(await inVersions(tx, tenantId, 'notice', { picturePath: key }))])
    },
  },
  {
    kind: 'event',
    columns: ['game_event.picture_path'],
    async find(tx, tenantId, { key }) {
      const shown = await tx
        .select({ id: gameEvent.brandId })
        .from(gameEvent)
        .where(ofTenant(gameEvent, tenantId, eq(gameEvent.picturePath, key)))
      const edited = await inVersions(tx, tenantId, 'event', { picturePath: key })
      const ids = [...new Set([...shown, ...edited].map(({ id }) => String(id)))]
      return tx
        .select({ id: brand.id, name: brand.name })
        .from(brand)
        .where(ofTenant(brand, tenantId, inArray(brand.id, ids)))
    },
  },
  {
    kind: 'case',
    columns: ['case_file.file_id'],
    find: (tx, tenantId, { id }) =>
      tx
        .selectDistinct({ id: caseFile.orderId, name: unnamed })
        .from(caseFile)
        .where(ofTenant(caseFile, tenantId, eq(caseFile.fileId, id))),
  },
  {
    kind: 'report',
    columns: ['seller_report_file.file_id'],
    find: (tx, tenantId, { id }) =>
      tx
        .selectDistinct({ id: sellerReportFile.reportId, name: unnamed })
        .from(sellerReportFile)
        .where(ofTenant(sellerReportFile, tenantId, eq(sellerReportFile.fileId, id))),
  },
  {
    kind: 'ticket',
    columns: ['ticket_file.file_id'],
    find: (tx, tenantId, { id }) =>
      tx
        .selectDistinct({ id: ticketFile.ticketId, name: unnamed })
        .from(ticketFile)
        .where(ofTenant(ticketFile, tenantId, eq(ticketFile.fileId, id))),
  },
  {
    kind: 'chat',
    columns: ['message_attachment.file_id'],
    async find(tx, tenantId, { id }) {
      const rows = await tx
        .selectDistinct({ orderId: conversation.orderId, id: conversation.id })
        .from(messageAttachment)
        .innerJoin(
          conversation,
          ofTenant(conversation, messageAttachment.tenantId, eq(conversation.id, messageAttachment.conversationId)),
        )
        .where(ofTenant(messageAttachment, tenantId, eq(messageAttachment.fileId, id)))
      return rows.map((row) => ({ id: row.orderId ?? row.id, name: null }))
    },
  },
]

/** The places that show a file. */
export async function usesOf(tx: Tx, tenantId: number, placed: PlacedFile): Promise<Use[]> {
  const uses: Use[] = []
  for (const { kind, find } of places)
    for (const { id, name } of await find(tx, tenantId, placed)) uses.push({ kind, id: String(id), name })
  return uses
}

/** The names of what is at some places. */
async function namesAt(tx: Tx, tenantId: number, kind: TakenPlace['kind'], ids: string[]) {
  const rows =
    kind === 'offer'
      ? await tx
          .select({ id: offer.id, name: offer.title })
          .from(offer)
          .where(ofTenant(offer, tenantId, inArray(offer.id, ids)))
      : kind === 'seller'
        ? await tx
            .select({ id: seller.id, name: seller.nickName })
            .from(seller)
            .where(ofTenant(seller, tenantId, inArray(seller.id, ids)))
        : await tx
            .select({ id: brand.id, name: brand.name })
            .from(brand)
            .where(ofTenant(brand, tenantId, inArray(brand.id, ids)))
  return new Map(rows.map(({ id, name }) => [String(id), name]))
}

/** The places that a file was taken out of. */
export async function takenUses(tx: Tx, tenantId: number, taken: readonly TakenPlace[]): Promise<Use[]> {
  const uses: Use[] = []
  for (const kind of ['offer', 'seller', 'brand'] as const) {
    const ids = [...new Set(taken.filter((place) => place.kind === kind).map(({ id }) => id))]
    if (ids.length === 0) continue
    const names = await namesAt(tx, tenantId, kind, ids)
    uses.push(...ids.map((id) => ({ kind, id, name: names.get(id) ?? null })))
  }
  return uses
}
