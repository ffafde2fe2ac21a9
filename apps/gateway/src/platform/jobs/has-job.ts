import { type SQL, sql } from 'drizzle-orm'

/** SQL condition: a job of this task and key is waiting for its first run or a retry. */
export const hasJob = (tenantId: SQL, task: string, key: SQL): SQL =>
  sql`exists (select 1 from graphile_worker._private_jobs j
    where j.key = ${tenantId} || ${`:${task}:`}::text || ${key} and j.attempts < j.max_attempts)`
