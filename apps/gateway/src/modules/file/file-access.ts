import { userType } from '@tradepost/contract/constants'
import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import { staffPresets } from '@tradepost/domain/permission/roles'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { messageAttachment } from '../../platform/db/schema/message.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type FileRow, isPrivate } from './file-address.ts'

/** The viewer acts for the seller `s`. */
const actsFor = (viewerId: string): SQL => sql`exists (select 1 from role_member m
  where m.tenant_id = s.tenant_id and m.side = 'seller' and m.seller_id = s.id and m.user_id = ${viewerId})`

/** The file is part of a message that is hidden. */
const isRemoved = (a: SQL): SQL => sql`exists (select 1 from message_removal g where g.tenant_id = ${a}.tenant_id
  and g.conversation_id = ${a}.conversation_id and g.seq = ${a}.seq and g.restored_at is null)`

/** Conditions under which users other than the owner may see a private file, one per place where it can be shown. */
const shownTo: readonly ((viewerId: string) => SQL)[] = [
  // In a conversation: both sides, and customer service while the order is disputed.
  (viewerId) => sql`exists (
    select 1 from message_attachment a
    join conversation c on c.tenant_id = a.tenant_id and c.id = a.conversation_id
    join seller s on s.tenant_id = c.tenant_id and s.id = c.seller_id
    left join order_head o on o.tenant_id = c.tenant_id and o.id = c.order_id
    where a.tenant_id = ${file.tenantId} and a.file_id = ${file.id} 
      and ((c.buyer_id = ${viewerId} or ${actsFor(viewerId)}) and not ${isRemoved(sql`a`)}
      or o.state = 'disputed' and exists (select 1 from app_user u where u.tenant_id = c.tenant_id and u.id = ${viewerId}
        and u.enabled and u.user_type & ${userType.employee} <> 0)))`,
  // Evidence of a case, or part of a delivery: both sides, and customer service once there is a case.
  (viewerId) => sql`exists (
    select 1 from case_file f
    join order_head o on o.tenant_id = f.tenant_id and o.id = f.order_id
    join seller s on s.tenant_id = o.tenant_id and s.id = o.seller_id
    where f.tenant_id = ${file.tenantId} and f.file_id = ${file.id} and (o.buyer_id = ${viewerId} or ${actsFor(viewerId)}
      or (exists (select 1 from dispute d where d.tenant_id = o.tenant_id and d.order_id = o.id)
          or exists (select 1 from insurance_claim i where i.tenant_id = o.tenant_id and i.order_id = o.id))
        and exists (select 1 from app_user u where u.tenant_id = o.tenant_id and u.id = ${viewerId}
          and u.enabled and u.user_type & ${userType.employee} <> 0)))`,
  // Evidence of a report: customer service, which decides it.
  (viewerId) => sql`exists (
    select 1 from seller_report_file r
    join app_user u on u.tenant_id = r.tenant_id and u.id = ${viewerId} and u.enabled and u.user_type & ${userType.employee} <> 0
    where r.tenant_id = ${file.tenantId} and r.file_id = ${file.id})`,
]

/** The viewer is staff of the file's tenant who may do something. */
function mayAsStaff(viewerId: string, permission: StaffPermission): SQL {
  const presets = Object.entries(staffPresets).flatMap(([preset, permissions]) =>
    (permissions as readonly string[]).includes(permission) ? [preset] : [],
  )
  return sql`exists (
    select 1 from role_member m
    join app_user u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.enabled
    left join role r on r.tenant_id = m.tenant_id and r.id = m.role_id
    where m.tenant_id = ${file.tenantId} and m.side = 'staff' and m.user_id = ${viewerId}
      and (${inArray(sql`m.preset`, presets)} or ${permission} = any (r.permissions)))`
}

/** The table of a reference names the file, and the viewer is staff who may do something. */
function isShownToStaff(
  table: 'chargeback_file' | 'seller_application_file' | 'ticket_file' | 'verification_file',
  permission: StaffPermission,
) {
  return (viewerId: string): SQL => sql`exists (
    select 1 from ${sql.identifier(table)} f
    where f.tenant_id = ${file.tenantId} and f.file_id = ${file.id} and ${mayAsStaff(viewerId, permission)})`
}

/** Identity papers of an application to sell: staff who may decide applications. */
const isShownPaper = isShownToStaff('seller_application_file', 'application.decide')
/** Files of a request to support: staff who may see requests. */
const isShownRequest = isShownToStaff('ticket_file', 'ticket.view')
/** Pictures of an account to verify: staff who may look at requests. */
const isShownPicture = isShownToStaff('verification_file', 'verification.view')
/** Pictures of the evidence about a disputed payment: staff who may see chargebacks. */
const isShownEvidence = isShownToStaff('chargeback_file', 'chargeback.view')

/** Files of a conversation of which a message was reported: staff who may look at reported messages. */
const isShownReported = (viewerId: string): SQL => sql`exists (
  select 1 from message_attachment a
  join message_report r on r.tenant_id = a.tenant_id and r.conversation_id = a.conversation_id
  where a.tenant_id = ${file.tenantId} and a.file_id = ${file.id} and ${mayAsStaff(viewerId, 'message.moderate')})`

/** Tells whether a user sent a file in a message that is hidden now: then it is not shown to its owner, either. */
async function hiddenOf(tx: Tx, tenantId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: messageAttachment.fileId })
    .from(messageAttachment)
    .where(
      ofTenant(
        messageAttachment,
        tenantId,
        inArray(messageAttachment.fileId, [...ids]),
        isRemoved(sql`message_attachment`),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The ids of the given private files that the viewer may see. */
async function visibleTo(tx: Tx, tenantId: number, rows: readonly FileRow[], viewerId: string | null) {
  const own = rows.filter((row) => row.ownerId !== null && row.ownerId === viewerId).map((row) => row.id)
  const hidden = await hiddenOf(tx, tenantId, own)
  const owned = own.filter((id) => !hidden.has(id))
  const others = rows.map((row) => row.id).filter((id) => !owned.includes(id))
  if (others.length === 0 || viewerId === null || !fitsId64(viewerId)) return new Set(owned)
  const shown = await tx
    .select({ id: file.id })
    .from(file)
    .where(
      ofTenant(
        file,
        tenantId,
        inArray(file.id, others),
        or(
          and(
            eq(file.catalogue, 'order_attachment'),
            or(
              ...[isShownRequest, isShownPicture, isShownEvidence, isShownReported, ...shownTo].map((condition) =>
                condition(viewerId),
              ),
            ),
          ),
          and(eq(file.catalogue, 'id_card'), isShownPaper(viewerId)),
        ),
      ),
    )
  return new Set([...owned, ...shown.map((row) => row.id)])
}

/** The requested files that the viewer may see. A file in quarantine is shown to nobody. */
export async function readableFiles(
  tx: Tx,
  tenantId: number,
  ids: readonly string[],
  viewerId: string | null,
): Promise<Map<string, FileRow>> {
  const rows = await tx
    .select()
    .from(file)
    .where(ofTenant(file, tenantId, inArray(file.id, [...ids]), isNull(file.quarantinedAt)))
  const hidden = rows.filter(isPrivate)
  const shown = hidden.length > 0 ? await visibleTo(tx, tenantId, hidden, viewerId) : new Set<string>()
  return new Map(rows.filter((row) => !isPrivate(row) || shown.has(row.id)).map((row) => [row.id, row]))
}
