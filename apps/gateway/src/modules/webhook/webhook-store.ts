import type { CallData, calls } from '@tradepost/contract'
import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { TenantSecrets } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { webhook } from '../../platform/db/schema/operation/webhook.ts'
import { Failure } from '../../platform/failure/failure.ts'

export type WebhookRow = typeof webhook.$inferSelect
type View = CallData<typeof calls.webhook.webhookDetail>

const column = 'webhook.secret_ct'

export const isWebhook = (tenantId: number, id: string): SQL => ofTenant(webhook, tenantId, eq(webhook.id, id))

export const sealSecret = (secrets: TenantSecrets, id: string, secret: string) => secrets.seal(id, column, secret)

/** The secrets that sign a call at a time: the present one, and the one before it while both are valid. */
export function secretsOf(secrets: TenantSecrets, row: WebhookRow, now: Date): string[] {
  const open = (ciphertext: Buffer, keyId: string) => secrets.open(row.id, column, { ciphertext, keyId })
  const { previousCt, previousKeyId, previousUntil } = row
  const isOverlap = previousCt && previousKeyId && previousUntil && previousUntil > now
  return [open(row.secretCt, row.secretKeyId), ...(isOverlap ? [open(previousCt, previousKeyId)] : [])]
}

export async function webhooksOf(tx: Tx, tenantId: number, now: Date, only?: SQL): Promise<View[]> {
  const rows = await tx
    .select({ row: webhook, nickName: appUser.nickName })
    .from(webhook)
    .innerJoin(appUser, ofTenant(appUser, webhook.tenantId, eq(appUser.id, webhook.createdBy)))
    .where(and(ofTenant(webhook, tenantId, ne(webhook.state, 'removed')), only))
    .orderBy(desc(webhook.createdAt), webhook.id)
  return rows.map(({ row, nickName }) => ({
    ...{ id: row.id, url: row.url, topics: row.topics, version: row.version, createdBy: nickName },
    state: row.state === 'active' ? ('active' as const) : ('off' as const),
    failingSince: row.failingSince?.toISOString() ?? null,
    gaveUpAt: row.gaveUpAt?.toISOString() ?? null,
    previousUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }))
}

export async function webhookView(tx: Tx, tenantId: number, id: string, now: Date): Promise<View> {
  const [view] = await webhooksOf(tx, tenantId, now, eq(webhook.id, id))
  if (!view) throw new Failure('not_found', { field: 'id' })
  return view
}

/** A webhook that was not removed, locked. */
export async function lockWebhook(tx: Tx, tenantId: number, id: string): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhook).where(isWebhook(tenantId, id)).for('update')
  if (!row || row.state === 'removed') throw new Failure('not_found', { field: 'id' })
  return row
}
