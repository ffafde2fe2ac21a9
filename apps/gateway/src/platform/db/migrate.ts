import { reservedAliases } from '@tradepost/domain/address/routes'
import type pg from 'pg'
import { createClient } from './client.ts'
import { checkJournal, journalOf, migrations, migrationsFor } from './journal.ts'

const lockKey = 7_411_001

/** Refuses a database that lacks migrations of this program. */
export async function requireCurrent(url: string): Promise<void> {
  const client = createClient(url)
  await client.connect()
  const applied = await journalOf(client).finally(() => client.end())
  checkJournal(applied)
  const tags = applied.map(({ tag }) => tag)
  if (migrations().every(({ tag }) => tags.includes(tag))) return
  throw new Error('The schema is missing or older than this program, and nothing was changed: run `migrate` first.')
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return
  throw new Error(
    "The database must have encoding UTF8; make it with: create database … encoding 'UTF8' locale 'C.UTF-8' template template0",
  )
}

/**
 * Reserves the URL aliases of pages and languages that were added after the last migration, so that a new page or
 * language needs no migration.
 */
async function reserveAliases(client: pg.Client): Promise<void> {
  await client.query('insert into reserved_alias select unnest($1::text[]) on conflict do nothing', [reservedAliases])
}

/**
 * Applies the missing migrations as the owning role, each file in one transaction. `only` restricts them to those of a
 * backup, so that its rows can be loaded. Drizzle's migrator would ignore changes to a migration that already ran.
 */
export async function migrate(ownerUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = createClient(ownerUrl)
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    for (const extension of ['pg_trgm', 'unaccent', 'pgcrypto']) {
      await client.query(`create extension if not exists ${extension}`)
    }
    await requireUtf8(client)
    await client.query(
      'create table if not exists migration (tag text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const journal = await journalOf(client)
    const all = migrations()
    checkJournal(journal, all)
    const wanted = only && migrationsFor(only, all)
    for (const { tag, text, hash } of all) {
      if (wanted && !wanted.includes(tag)) continue
      if (journal.some((before) => before.tag === tag)) continue
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migration (tag, hash) values ($1, $2)', [tag, hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`The migration ${tag} failed: ${(error as Error).message}`, { cause: error })
      }
      applied.push(tag)
    }
    if (!only) await reserveAliases(client)
  } finally {
    await client.end()
  }
  return applied
}
