import { type CallInput, calls, type StaffAlert } from '@tradepost/contract'
import { and, count, desc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { alertDone, alertOwner, alertRaised } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

type AlertRow = Awaited<ReturnType<typeof alerts>>[number]

function toAlert({ alert, state, done, owner }: AlertRow): StaffAlert {
  const { id, source, kind, facts } = alert
  return {
    ...{ id, source, kind, state, ref: { kind: alert.refKind, id: alert.refId }, at: alert.at.toISOString() },
    facts: Object.entries(facts).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    owner: owner?.id ? { id: owner.id, nickName: owner.nickName ?? '' } : null,
    done: done && { userId: done.userId, note: done.note, at: done.at.toISOString() },
  }
}

const doneOfAlert = ofTenant(alertDone, alertRaised.tenantId, eq(alertDone.alertId, alertRaised.id))
const isDone = isNotNull(alertDone.alertId)
const ownerUser = alias(appUser, 'owner')

const alerts = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      alert: {
        id: alertRaised.id,
        source: alertRaised.source,
        kind: alertRaised.kind,
        refKind: alertRaised.refKind,
        refId: alertRaised.refId,
        facts: alertRaised.facts,
        at: alertRaised.at,
      },
      done: alertDone,
      owner: { id: ownerUser.id, nickName: ownerUser.nickName },
      state: sql<
        StaffAlert['state']
      >`case when ${isDone} then 'done' when ${alertRaised.needsLook} then 'open' else 'record' end`,
    })
    .from(alertRaised)
    .leftJoin(alertDone, doneOfAlert)
    .leftJoin(alertOwner, ofTenant(alertOwner, alertRaised.tenantId, eq(alertOwner.alertId, alertRaised.id)))
    .leftJoin(ownerUser, ofTenant(ownerUser, alertOwner.tenantId, eq(ownerUser.id, alertOwner.userId)))
    .where(where)

const states: Record<StaffAlert['state'], SQL | undefined> = {
  open: and(eq(alertRaised.needsLook, true), not(isDone)),
  done: isDone,
  record: and(eq(alertRaised.needsLook, false), not(isDone)),
}

type PageBody = NonNullable<CallInput<typeof calls.staff.staffAlertPage>['body']>

async function page(tx: Tx, tenantId: number, { source, kind, state, pageNo = 1, pageSize = 24 }: PageBody) {
  const where = and(
    ofTenant(alertRaised, tenantId),
    source ? eq(alertRaised.source, source) : undefined,
    kind ? eq(alertRaised.kind, kind) : undefined,
    state ? states[state] : undefined,
  )
  const [counted] = await tx.select({ n: count() }).from(alertRaised).leftJoin(alertDone, doneOfAlert).where(where)
  const rows = await alerts(tx, where)
    .orderBy(desc(alertRaised.at), alertRaised.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: counted?.n ?? 0, pageNo, pageSize, list: rows.map(toAlert) }
}

async function find(tx: Tx, tenantId: number, id: string): Promise<StaffAlert> {
  const [row] = await alerts(tx, ofTenant(alertRaised, tenantId, eq(alertRaised.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return toAlert(row)
}

async function close(tx: Tx, tenantId: number, userId: string, id: string, note: string): Promise<StaffAlert> {
  await find(tx, tenantId, id)
  const written = await tx
    .insert(alertDone)
    .values({ tenantId, alertId: id, userId, note, at: sql`moment()` })
    .onConflictDoNothing()
    .returning({ id: alertDone.alertId })
  if (written.length === 0) throw new Failure('state_conflict')
  return find(tx, tenantId, id)
}

/** Makes a member of staff the owner of an alert that is not closed, also if somebody else is. */
async function take(tx: Tx, tenantId: number, userId: string, id: string): Promise<StaffAlert> {
  const { state } = await find(tx, tenantId, id)
  if (state === 'done') throw new Failure('state_conflict')
  await tx
    .insert(alertOwner)
    .values({ tenantId, alertId: id, userId, at: sql`moment()` })
    .onConflictDoUpdate({ target: [alertOwner.tenantId, alertOwner.alertId], set: { userId, at: sql`moment()` } })
  return find(tx, tenantId, id)
}

/** Calls that list, take and close alerts about money and security for staff. */
export const staffAlertCalls = (deps: Deps): Implementation[] => [
  implement(calls.staff.staffAlertPage, ({ body = {} }, context) =>
    asStaff(deps, context, (tx) => page(tx, context.tenant.tenantId, body)),
  ),
  implement(calls.staff.takeStaffAlert, ({ params }, context) =>
    asStaff(deps, context, (tx, userId) => take(tx, context.tenant.tenantId, userId, params.id)),
  ),
  implement(calls.staff.closeStaffAlert, ({ params, body }, context) =>
    asStaff(deps, context, (tx, userId) => close(tx, context.tenant.tenantId, userId, params.id, body.note)),
  ),
]
