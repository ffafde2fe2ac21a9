import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { journalBeforeBaseline } from './journal-before-baseline.ts'

const folder = path.join(import.meta.dirname, '../../../migrations')
/** Migration files of the baseline have lower numbers, all later migrations this number or a higher one. */
const firstAfterBaseline = '1000'

export interface Applied {
  tag: string
  hash: string
}

export interface Migration extends Applied {
  text: string
}

type JournalFault = 'migration_changed' | 'migration_missing' | 'migration_unknown' | 'migration_before_baseline'

/** Thrown if the migrations of a database or backup do not fit this program. */
export class JournalError extends Error {
  readonly code: JournalFault
  constructor(code: JournalFault, message: string) {
    super(`${message} (${code})`)
    this.code = code
  }
}

/** Every migration of the folder, sorted by file name, which begins with its number. */
export function migrations(): Migration[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files.sort().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return { tag: path.basename(name, '.sql'), text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** The migrations that ran in this database, in order. */
export async function journalOf(client: pg.ClientBase): Promise<Applied[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.migration') is not null as exists`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<Applied>('select tag, hash from migration order by tag')
  return rows
}

const fromBeforeBaseline = (tags: readonly string[]) => tags.some((tag) => journalBeforeBaseline.has(tag))
const lastBeforeBaseline = (tags: readonly string[]) =>
  tags.length === journalBeforeBaseline.size && tags.every((tag) => journalBeforeBaseline.has(tag))

function refuseUnfinished(subject: string): never {
  throw new JournalError(
    'migration_before_baseline',
    `${subject} does not have exactly the migrations from before the baseline: update it with the last version before the baseline first.`,
  )
}

/** True if the database has exactly the migrations from before the baseline; refuses one that has only some of them. */
export function isBeforeBaseline(applied: readonly Applied[]): boolean {
  const tags = applied.map(({ tag }) => tag)
  if (!fromBeforeBaseline(tags)) return false
  const isWhole = lastBeforeBaseline(tags) && applied.every(({ tag, hash }) => journalBeforeBaseline.get(tag) === hash)
  return isWhole || refuseUnfinished('This database')
}

/** Refuses a database with migrations that this folder lacks or has changed. Newer migrations are accepted. */
export function checkJournal(applied: readonly Applied[], all: readonly Applied[] = migrations()): void {
  if (isBeforeBaseline(applied)) {
    throw new JournalError(
      'migration_before_baseline',
      'This database was made by the migrations from before the baseline, and nothing was changed. Stop every gateway and worker and convert it once with `move`; if DATABASE_URL is set, with `move --to postgres://<owning role>@<host>/<empty database>`.',
    )
  }
  const hashes = new Map(all.map(({ tag, hash }) => [tag, hash]))
  const newest = all.at(-1)?.tag ?? ''
  for (const { tag, hash } of applied) {
    const current = hashes.get(tag)
    if (!current && tag < newest) {
      throw new JournalError(
        'migration_missing',
        `The migration ${tag} ran in this database, but its file is missing; migration files must never be removed.`,
      )
    }
    if (current && current !== hash) {
      throw new JournalError(
        'migration_changed',
        `The migration ${tag} was changed after it ran in this database; put changes into a new migration.`,
      )
    }
  }
}

/** The migrations that create the schema of a backup; refuses a schema this version does not know. */
export function migrationsFor(tags: readonly string[], all: readonly { tag: string }[] = migrations()): string[] {
  if (lastBeforeBaseline(tags)) return all.map(({ tag }) => tag).filter((tag) => tag < firstAfterBaseline)
  if (fromBeforeBaseline(tags)) refuseUnfinished('The database of this backup')
  const newer = tags.find((tag) => all.every((migration) => migration.tag !== tag))
  if (newer)
    throw new JournalError(
      'migration_unknown',
      `The migration ${newer} is unknown to this gateway: use a version at least as new as the backup's.`,
    )
  return [...tags]
}
