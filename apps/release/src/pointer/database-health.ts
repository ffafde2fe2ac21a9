import type pg from 'pg'
import { addedUp, type HealthMinute, minuteOf, shownMinutes } from './health-minute.ts'

/** Saves the counts of a front, and drops those of more than an hour ago. */
export async function saveDatabaseHealth(
  pool: pg.Pool,
  tenant: string,
  front: string,
  minutes: readonly HealthMinute[],
  now = Date.now(),
): Promise<void> {
  for (const { version, minute, answers, errors, latency } of minutes)
    await pool.query(
      `insert into release.health (tenant, front, version, minute, answers, errors, latency)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (tenant, front, version, minute) do update
         set answers = excluded.answers, errors = excluded.errors, latency = excluded.latency`,
      [tenant, front, version, minute, answers, errors, latency],
    )
  await pool.query('delete from release.health where tenant = $1 and minute <= $2', [
    tenant,
    minuteOf(now) - shownMinutes,
  ])
}

/** The counts of all fronts over the last hour. */
export async function databaseHealth(pool: pg.Pool, tenant: string, now = Date.now()): Promise<HealthMinute[]> {
  const { rows } = await pool.query<HealthMinute>(
    'select version, minute, answers, errors, latency from release.health where tenant = $1 and minute > $2',
    [tenant, minuteOf(now) - shownMinutes],
  )
  return addedUp(rows)
}
