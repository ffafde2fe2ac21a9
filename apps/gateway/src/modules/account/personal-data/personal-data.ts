import { openStates } from '@tradepost/domain/order/order-states'
import { eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { identityCheck, sellerApplication } from '../../../platform/db/schema/application.ts'
import { insuranceClaim } from '../../../platform/db/schema/order/after-sales.ts'
import { ledgerAccount, posting, transfer } from '../../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../../platform/db/schema/order/order.ts'
import { unitClaim } from '../../../platform/db/schema/order/unit-claim.ts'
import { stateList } from '../../../platform/db/state-list.ts'

/** Columns that hold secrets or internals, not facts about the user. */
const neverExported = /(_hash|_ct|_key_id|^sealed$|^secret|_key$)/

/** Tables that reference a user, read from the database's constraints: a table added later is exported too. */
async function tablesOfUsers(tx: Tx): Promise<{ name: string; column: string }[]> {
  const { rows } = await tx.execute<{ name: string; column: string }>(sql`
    select distinct c.conrelid::regclass::text as name, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'app_user'::regclass and array_length(c.conkey, 1) = 2
      and has_table_privilege(c.conrelid, 'select')
    order by 1, 2`)
  return rows
}

/** A value as JSON. Ids have more digits than a number keeps, so they become text. */
const exactNumber = sql`case when jsonb_typeof(f.value) = 'number' and abs(f.value::numeric) > ${Number.MAX_SAFE_INTEGER}
  then to_jsonb(f.value #>> '{}') else f.value end`

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !neverExported.test(name) && name !== 'tenant_id'))

/** Identity checks of the user by a provider, with the provider's id of each check. */
const checksOf = (tx: Tx, tenantId: number, userId: string) =>
  tx
    .select({
      ...{ id: identityCheck.id, application_id: identityCheck.applicationId, provider: identityCheck.provider },
      ...{ provider_ref: identityCheck.providerRef, state: identityCheck.state, reason: identityCheck.reason },
      ...{ started_at: identityCheck.startedAt, ended_at: identityCheck.endedAt },
    })
    .from(identityCheck)
    .innerJoin(
      sellerApplication,
      ofTenant(sellerApplication, identityCheck.tenantId, eq(sellerApplication.id, identityCheck.applicationId)),
    )
    .where(ofTenant(identityCheck, tenantId, eq(sellerApplication.userId, userId)))
    .orderBy(identityCheck.startedAt)

/** Everything stored about a user, by table, without secrets and tokens. */
export async function collectPersonalData(tx: Tx, tenantId: number, userId: string): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  const read = async (name: string, column: string) => {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(sql`
      select (select jsonb_object_agg(f.key, ${exactNumber}) from jsonb_each(to_jsonb(t)) f) as row
      from ${sql.identifier(name)} t
      where t.tenant_id = ${tenantId} and t.${sql.identifier(column)} = ${userId} limit 10000`)
    const all = rows.map(({ row }) => plain(row))
    if (all.length > 0) data[name] = [...((data[name] as unknown[]) ?? []), ...all]
  }
  await read('app_user', 'id')
  for (const { name, column } of await tablesOfUsers(tx)) await read(name, column)
  // These tables hold a user's id without a foreign key.
  for (const [name, column] of [
    ['security_event', 'user_id'],
    ['review', 'author_id'],
    ['file', 'owner_id'],
  ] as const) {
    await read(name, column)
  }
  const checks = await checksOf(tx, tenantId, userId)
  if (checks.length > 0) data.identity_check = checks
  const rows = await tx
    .select({
      purpose: ledgerAccount.purpose,
      unit: ledgerAccount.unit,
      amount: sql<string>`${posting.amount}`,
      kind: transfer.kind,
      created_at: sql<string>`${transfer.createdAt}`,
    })
    .from(ledgerAccount)
    .innerJoin(posting, ofTenant(posting, ledgerAccount.tenantId, eq(posting.accountId, ledgerAccount.id)))
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(ofTenant(ledgerAccount, tenantId, eq(ledgerAccount.ownerKind, 'user'), eq(ledgerAccount.ownerId, userId)))
    .orderBy(transfer.createdAt)
    .limit(10_000)
  if (rows.length > 0) data.postings = rows
  return data
}

export async function hasOpenOrders(tx: Tx, tenantId: number, userId: string): Promise<boolean> {
  const openClaim = tx
    .select({ orderId: insuranceClaim.orderId })
    .from(insuranceClaim)
    .where(
      ofTenant(
        insuranceClaim,
        orderHead.tenantId,
        eq(insuranceClaim.orderId, orderHead.id),
        isNull(insuranceClaim.outcome),
      ),
    )
  const openUnitClaim = tx
    .select({ id: unitClaim.id })
    .from(unitClaim)
    .where(ofTenant(unitClaim, orderHead.tenantId, eq(unitClaim.orderId, orderHead.id), isNull(unitClaim.answer)))
  const isOpen = or(sql`${orderHead.state} in ${stateList(...openStates)}`, exists(openClaim), exists(openUnitClaim))
  const rows = await tx
    .select({ id: orderHead.id })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.buyerId, userId), isOpen))
    .limit(1)
  return rows.length > 0
}
