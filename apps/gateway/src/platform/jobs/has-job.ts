import { type SQL, sql } from 'drizzle-orm'

/** In SQL: a job of this task waits for the key it was added with, or will be tried again. */
export const hasJob = (tenantId: SQL, task: string, key: SQL): SQL =>
  sql`exists (select 1 from graphile_worker._private_jobs j
    where j.key = ${tenantId} || ${`:${task}:`}::text || ${key} and j.attempts < j.max_attempts)`
