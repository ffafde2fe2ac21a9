import type { ContentKind } from '@tradepost/domain/content/content-state'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { contentItem, contentVersion } from '../../platform/db/schema/content/content.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { rulesOf } from './content-kinds.ts'
import type { ContentBody, Live } from './content-rules.ts'
import { lockKind } from './lock-kind.ts'

export interface ContentKey {
  tenantId: number
  kind: ContentKind
  item: string
}
export type ContentRow = typeof contentItem.$inferSelect

export const isItem = ({ tenantId, kind, item }: ContentKey) =>
  ofTenant(contentItem, tenantId, eq(contentItem.kind, kind), eq(contentItem.item, item))
const isVersion = ({ tenantId, kind, item }: ContentKey, version: number) =>
  ofTenant(
    contentVersion,
    tenantId,
    ...[eq(contentVersion.kind, kind), eq(contentVersion.item, item), eq(contentVersion.version, version)],
  )

/** The row of what the shop shows although nobody has edited it: its first version, published. */
export const rowOfLive = (
  { tenantId, kind }: Omit<ContentKey, 'item'>,
  { item, endsAt }: Live<ContentBody>,
): ContentRow => ({
  ...{ tenantId, kind, item, version: 1, shown: 1, planned: null, publishAt: null, endsAt, withdrawnAt: null },
})

/** Locks an item. One that nobody has edited yet becomes its own first version. Null if the shop has no such item. */
export async function lockContent(tx: Tx, key: ContentKey): Promise<ContentRow | null> {
  const select = () => tx.select().from(contentItem).where(isItem(key)).for('update')
  const [row] = await select()
  if (row) return row
  const [live] = !fitsId64(key.item) ? [] : await rulesOf(key.kind).live(tx, key.tenantId, key.item)
  if (!live) return null
  const [added] = await tx.insert(contentItem).values(rowOfLive(key, live)).onConflictDoNothing().returning()
  if (added) await tx.insert(contentVersion).values({ ...key, version: 1, body: live.body, byUser: null, at: live.at })
  return added ?? (await select())[0] ?? null
}

/** Locks an item that the editor saw in its newest version. */
export async function lockSeen(tx: Tx, key: ContentKey, version: number): Promise<ContentRow> {
  const row = await lockContent(tx, key)
  if (!row) throw new Failure('not_found', { field: 'item' })
  if (row.version !== version) throw new Failure('conflict', { field: 'version' })
  return row
}

export async function bodyOf(tx: Tx, key: ContentKey, version: number): Promise<ContentBody> {
  const [row] = await tx.select({ body: contentVersion.body }).from(contentVersion).where(isVersion(key, version))
  if (!row) throw new Failure('not_found', { field: 'version' })
  return row.body
}

/** Adds the first version of a new item. */
export async function addContent(tx: Tx, key: ContentKey, body: ContentBody, by: { userId: string; now: Date }) {
  const { tenantId, kind } = key
  // Two at a time are counted one after the other.
  await lockKind(tx, { tenantId, kind })
  if (
    (await tx.$count(contentItem, ofTenant(contentItem, tenantId, eq(contentItem.kind, kind)))) >= contentLimits.items
  )
    throw new Failure('content_full')
  const [added] = await tx
    .insert(contentItem)
    .values({ ...key, version: 1 })
    .onConflictDoNothing()
    .returning()
  if (!added) throw new Failure('conflict', { field: 'version' })
  await tx.insert(contentVersion).values({ ...key, version: 1, body, byUser: by.userId, at: by.now })
}

/** Saves the next version of a locked item. A body that equals the newest version adds none. */
export async function addVersion(tx: Tx, row: ContentRow, body: ContentBody, by: { userId: string; now: Date }) {
  const same = await tx.$count(
    contentVersion,
    sql`${isVersion(row, row.version)} and ${contentVersion.body} = ${JSON.stringify(body)}::jsonb`,
  )
  if (same > 0) return
  const version = row.version + 1
  if (version > contentLimits.versions) throw new Failure('content_full')
  await tx.update(contentItem).set({ version }).where(isItem(row))
  const { tenantId, kind, item } = row
  await tx.insert(contentVersion).values({ ...{ tenantId, kind, item, version, body }, byUser: by.userId, at: by.now })
}
