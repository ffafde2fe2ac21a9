import type pg from 'pg'
import type { Pointer, Scheduled, Step } from './pointer.ts'

interface PointerRow {
  stable: string
  previous: string | null
  canary_version: string | null
  canary_percent: number | null
  scheduled: Scheduled | null
}
interface StepRow {
  at: Date
  what: Step['what']
  version: string
  reason: string | null
  percent: number | null
  due: Date | null
  made_by: string | null
}

const stepOf = ({ at, what, version, reason, percent, due, made_by }: StepRow): Step => ({
  ...{ at: at.toISOString(), what, version },
  ...(reason === null ? {} : { reason }),
  ...(percent === null ? {} : { percent }),
  ...(due === null ? {} : { due: due.toISOString() }),
  ...(made_by === null ? {} : { by: made_by }),
})

type Querying = Pick<pg.Pool, 'query'>

/** Reads the pointer of a tenant. */
export async function load(database: Querying, tenant: string): Promise<Pointer | null> {
  const { rows } = await database.query<PointerRow>(
    'select stable, previous, canary_version, canary_percent, scheduled from release.pointer where tenant = $1',
    [tenant],
  )
  const [row] = rows
  if (!row) return null
  const steps = await database.query<StepRow>(
    'select at, what, version, reason, percent, due, made_by from release.step where tenant = $1 order by number',
    [tenant],
  )
  const { stable, previous, canary_version: version, canary_percent: percent, scheduled } = row
  const canary = version !== null && percent !== null ? { version, percent } : null
  return { stable, previous, canary, ...(scheduled ? { scheduled } : {}), history: steps.rows.map(stepOf) }
}

/** Writes the pointer of a tenant, and the steps after the first `oldSteps`. */
export async function save(database: Querying, tenant: string, pointer: Pointer, oldSteps: number): Promise<void> {
  const { stable, previous, canary, scheduled, history } = pointer
  await database.query(
    `insert into release.pointer (tenant, stable, previous, canary_version, canary_percent, scheduled)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant) do update set stable = excluded.stable, previous = excluded.previous,
       canary_version = excluded.canary_version, canary_percent = excluded.canary_percent, scheduled = excluded.scheduled`,
    [
      tenant,
      stable,
      previous,
      canary?.version ?? null,
      canary?.percent ?? null,
      scheduled ? JSON.stringify(scheduled) : null,
    ],
  )
  for (const [index, { at, what, version, reason, percent, due, by }] of history.entries()) {
    if (index < oldSteps) continue
    await database.query(
      `insert into release.step (tenant, number, at, what, version, reason, percent, due, made_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [tenant, index, at, what, version, reason ?? null, percent ?? null, due ?? null, by ?? null],
    )
  }
}
