import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { createClient } from './client.ts'
import { migrationsOf } from './tables.ts'

const folder = path.join(import.meta.dirname, '../../../migrations')
const lockKey = 7_411_001

interface Migration {
  tag: string
  text: string
  hash: string
}

/** Every file of the folder in the order of its name, which begins with its number. */
export function migrations(): Migration[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return { tag: path.basename(name, '.sql'), text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Refuses a state that only a newer gateway knows. */
export function requireKnown(tags: readonly string[], all: readonly { tag: string }[] = migrations()): void {
  const newer = tags.find((tag) => all.every((one) => one.tag !== tag))
  if (newer) throw new Error(`The migration ${newer} is unknown to this gateway: take one at least as new.`)
}

/** Refuses a database that lacks what this program was written for. */
export async function requireCurrent(url: string): Promise<void> {
  const client = createClient(url)
  await client.connect()
  const applied = await migrationsOf(client).finally(() => client.end())
  if (migrations().every(({ tag }) => applied.includes(tag))) return
  throw new Error('The schema is missing or older than this program, and nothing was changed: run migrate first.')
}

async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return
  throw new Error(
    "The database must have encoding UTF8; make it with: create database … encoding 'UTF8' locale 'C.UTF-8' template template0",
  )
}

/**
 * Applies the files of the folder that the database lacks, each file in one transaction, as the owning role.
 * NOTE: not drizzle's migrator, which passes over a migration that was edited after it had run.
 * `only` stops where another database stood, so that its rows can be loaded.
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
    const { rows } = await client.query<{ tag: string; hash: string }>('select tag, hash from migration')
    const known = new Map(rows.map((row) => [row.tag, row.hash]))
    const all = migrations()
    requireKnown(only ?? [], all)
    for (const { tag, text, hash } of all) {
      if (only && !only.includes(tag)) continue
      const before = known.get(tag)
      if (before === hash) continue
      if (before)
        throw new Error(`The migration ${tag} was changed after this database had run it; changes go into a new one.`)
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
  } finally {
    await client.end()
  }
  return applied
}
