import { type CallInput, calls, type StaffAlert } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { alertDone } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

interface AlertRow extends Record<string, unknown> {
  id: string
  source: StaffAlert['source']
  kind: string
  state: StaffAlert['state']
  ref_kind: string
  ref_id: string
  facts: Record<string, unknown>
  at: Date | string
  user_id: string | null
  note: string | null
  done_at: Date | string | null
}

const instant = (at: Date | string) => new Date(at).toISOString()

function toAlert({ id, source, kind, state, ref_kind, ref_id, facts, at, ...row }: AlertRow): StaffAlert {
  const { user_id: userId, note, done_at: doneAt } = row
  return {
    ...{ id, source, kind, state, ref: { kind: ref_kind, id: ref_id }, at: instant(at) },
    facts: Object.entries(facts).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
    done: userId === null || note === null || doneAt === null ? null : { userId, note, at: instant(doneAt) },
  }
}

const alerts = (tenantId: number) => sql`select a.*, d.user_id::text, d.note, d.at as done_at,
    case when d.alert_id is not null then 'done' when a.needs_look then 'open' else 'record' end as state
  from alert_raised a left join alert_done d on d.tenant_id = a.tenant_id and d.alert_id = a.id
  where a.tenant_id = ${tenantId}`

const states: Record<StaffAlert['state'], SQL> = {
  open: sql`a.needs_look and d.alert_id is null`,
  done: sql`d.alert_id is not null`,
  record: sql`not a.needs_look and d.alert_id is null`,
}

type PageBody = NonNullable<CallInput<typeof calls.staff.staffAlertPage>['body']>

async function page(tx: Tx, tenantId: number, { source, kind, state, pageNo = 1, pageSize = 24 }: PageBody) {
  const conditions = [
    ...(source ? [sql`a.source = ${source}`] : []),
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(state ? [states[state]] : []),
  ]
  const all = sql.join([alerts(tenantId), ...conditions], sql` and `)
  const counted = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${all}) w`)
  const { rows } = await tx.execute<AlertRow>(
    sql`${all} order by a.at desc, a.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`,
  )
  return { total: counted.rows[0]?.n ?? 0, pageNo, pageSize, list: rows.map(toAlert) }
}

async function find(tx: Tx, tenantId: number, id: string): Promise<StaffAlert> {
  const { rows } = await tx.execute<AlertRow>(sql`${alerts(tenantId)} and a.id = ${id}::uuid`)
  const [row] = rows
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

/** Calls about staff alerts of money and security, and their closing. */
export const alertCounterCalls = (deps: Deps): Implementation[] => [
  implement(calls.staff.staffAlertPage, ({ body = {} }, context) =>
    asStaff(deps, context, (tx) => page(tx, context.tenant.tenantId, body)),
  ),
  implement(calls.staff.closeStaffAlert, ({ params, body }, context) =>
    asStaff(deps, context, (tx, userId) => close(tx, context.tenant.tenantId, userId, params.id, body.note)),
  ),
]
