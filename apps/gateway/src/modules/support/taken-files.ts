import { type CallData, calls } from '@tradepost/contract'
import { isUuid } from '@tradepost/domain/typed/id'
import { eq, inArray, or } from 'drizzle-orm'
import { noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { conversation, messageAttachment } from '../../platform/db/schema/message.ts'
import { offerPicture } from '../../platform/db/schema/offer.ts'
import { caseFile } from '../../platform/db/schema/order/after-sales.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerReportFile } from '../../platform/db/schema/seller-report.ts'
import { ticketFile } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { isPrivate, privateFolder } from '../file/file-address.ts'
import { toInfo } from '../file/stored-files.ts'

type Detail = CallData<typeof calls.support.fileDetail>
const uuidLength = 36
const endings = ['webp', 'png', 'jpg', 'jpeg', 'gif', 'mp4']

/** Finds a file by its number, or by the address of it or of a smaller version of it. */
async function fileOf(tx: Tx, tenantId: number, text: string): Promise<typeof file.$inferSelect> {
  const stem = text
    .toLowerCase()
    .split(/[^0-9a-f-]/)
    .map((part) => part.slice(0, uuidLength))
    .find(isUuid)
  const folders = ['upload', privateFolder, `${privateFolder}/quarantine`]
  const keys = folders.flatMap((folder) => endings.map((ending) => `${folder}/${tenantId}/${stem}.${ending}`))
  const [row] = stem
    ? await tx
        .select()
        .from(file)
        .where(ofTenant(file, tenantId, or(eq(file.id, stem), inArray(file.storageKey, keys))))
        .limit(1)
    : []
  // The platform's own files, such as avatars, have no owner.
  if (!row?.ownerId) throw new Failure('not_found', { field: 'file' })
  return row
}

/** The places that show a file: offers, the pages of sellers, cases of orders, conversations, reports, requests. */
async function usesOf(tx: Tx, tenantId: number, id: string): Promise<Detail['uses']> {
  const offers = await tx
    .selectDistinct({ id: offerPicture.offerId })
    .from(offerPicture)
    .where(ofTenant(offerPicture, tenantId, eq(offerPicture.fileId, id)))
  const sellers = await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, tenantId, or(eq(seller.avatarFileId, id), eq(seller.bannerFileId, id))))
  const cases = await tx
    .selectDistinct({ id: caseFile.orderId })
    .from(caseFile)
    .where(ofTenant(caseFile, tenantId, eq(caseFile.fileId, id)))
  const reports = await tx
    .selectDistinct({ id: sellerReportFile.reportId })
    .from(sellerReportFile)
    .where(ofTenant(sellerReportFile, tenantId, eq(sellerReportFile.fileId, id)))
  const chats = await tx
    .selectDistinct({ orderId: conversation.orderId, id: conversation.id })
    .from(messageAttachment)
    .innerJoin(
      conversation,
      ofTenant(conversation, messageAttachment.tenantId, eq(conversation.id, messageAttachment.conversationId)),
    )
    .where(ofTenant(messageAttachment, tenantId, eq(messageAttachment.fileId, id)))
  const tickets = await tx
    .selectDistinct({ id: ticketFile.ticketId })
    .from(ticketFile)
    .where(ofTenant(ticketFile, tenantId, eq(ticketFile.fileId, id)))
  return [
    ...offers.map((use) => ({ kind: 'offer' as const, id: use.id })),
    ...sellers.map((use) => ({ kind: 'seller' as const, id: use.id })),
    ...cases.map((use) => ({ kind: 'case' as const, id: use.id })),
    ...reports.map((use) => ({ kind: 'report' as const, id: use.id })),
    ...tickets.map((use) => ({ kind: 'ticket' as const, id: use.id })),
    ...chats.map((use) => ({ kind: 'chat' as const, id: use.orderId ?? use.id })),
  ]
}

/**
 * Shows a file again that was taken down. The pictures of offers and sellers stay out of them: whoever showed the file
 * adds it again.
 */
async function restore({ files }: Deps, tx: Tx, tenantId: number, id: string): Promise<void> {
  const one = ofTenant(file, tenantId, eq(file.id, id))
  const [row] = await tx.select().from(file).where(one).for('update')
  if (!row?.ownerId) throw new Failure('not_found', { field: 'id' })
  if (!row.quarantinedAt) throw new Failure('state_conflict')
  const bytes = await files.get(row.storageKey)
  if (!bytes) throw new Failure('state_conflict')
  const key = `${isPrivate(row) ? privateFolder : 'upload'}/${tenantId}/${row.storageKey.split('/').at(-1)}`
  await files.put(key, bytes, row.contentType)
  await tx.update(file).set({ quarantinedAt: null, quarantineReason: null, storageKey: key }).where(one)
  await files.remove(row.storageKey)
}

/** The calls by which support looks a file up before it is taken down, and shows it again. */
export const takenFileCalls = (deps: Deps): Implementation[] => [
  implement(calls.support.fileDetail, ({ body }, context) =>
    asStaff(deps, context, async (tx): Promise<Detail> => {
      const { tenantId } = context.tenant
      const row = await fileOf(tx, tenantId, body.file)
      const ownerId = row.ownerId ?? ''
      const nameOf = await namesOf(tx, tenantId, [ownerId])
      return {
        ...{ id: row.id, contentType: row.contentType, bytes: row.bytes, createdAt: row.createdAt.toISOString() },
        owner: { id: ownerId, nickName: nameOf(ownerId) },
        isPrivate: isPrivate(row),
        fileUrl: row.quarantinedAt || isPrivate(row) ? null : toInfo(deps, row, principal(context).userId).fileUrl,
        taken: row.quarantinedAt ? { at: row.quarantinedAt.toISOString(), reason: row.quarantineReason ?? '' } : null,
        uses: await usesOf(tx, tenantId, row.id),
      }
    }),
  ),
  implement(calls.support.restoreFile, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      await restore(deps, tx, context.tenant.tenantId, params.id)
      noteChange(context, { before: { taken: true }, after: { taken: false } })
      return {}
    }),
  ),
]
