import type pg from 'pg'

/** Creates what is missing. Fronts and commands that start at the same moment wait for each other. */
const statements = [
  `select pg_advisory_xact_lock(hashtextextended('release schema', 0))`,
  'create schema if not exists release',
  `create table if not exists release.pointer (
    tenant text primary key,
    stable text not null,
    previous text,
    canary_version text,
    canary_percent double precision check (canary_percent > 0 and canary_percent <= 100),
    check ((canary_version is null) = (canary_percent is null))
  )`,
  `create table if not exists release.step (
    tenant text not null,
    number integer not null,
    at timestamptz not null,
    what text not null,
    version text not null,
    reason text,
    percent double precision,
    made_by text,
    primary key (tenant, number)
  )`,
  `create table if not exists release.front (
    tenant text not null,
    front text not null,
    host text not null,
    pid integer not null,
    stable text,
    canary text,
    seen_at timestamptz not null,
    primary key (tenant, front)
  )`,
  // Columns and tables of the board; an older front ignores them.
  'alter table release.pointer add column if not exists scheduled jsonb',
  'alter table release.step add column if not exists due timestamptz',
  'alter table release.front add column if not exists address text',
  `create table if not exists release.health (
    tenant text not null,
    front text not null,
    version text not null,
    minute integer not null,
    answers integer not null,
    errors integer not null,
    latency integer[] not null,
    primary key (tenant, front, version, minute)
  )`,
  `create table if not exists release.preview_key (
    tenant text primary key,
    key text not null
  )`,
  `create or replace function release.keep_history() returns trigger language plpgsql as
    $$ begin raise exception 'the history of releases is only added to'; end $$`,
  `create or replace trigger keep_history before update or delete on release.step
    for each statement execute function release.keep_history()`,
]

/** Prepares the schema of the pointer, once; a role that may only use it finds it ready. */
export async function prepareReleaseSchema(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ ready: boolean }>(
    `select count(*) = 1 as ready from pg_trigger where tgname = 'keep_history' and tgrelid = to_regclass('release.step')
       and to_regclass('release.preview_key') is not null`,
  )
  if (rows[0]?.ready) return
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
