import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ReleaseError } from '../errors/release-error.ts'
import { databaseHealth, saveDatabaseHealth } from './database-health.ts'
import type { FrontState } from './front-state.ts'
import { type Pointer, signed } from './pointer.ts'
import { readPointer, replaceJson } from './pointer-file.ts'
import { load, save } from './pointer-rows.ts'
import type { PointerStore } from './pointer-store.ts'
import { prepareReleaseSchema } from './release-schema.ts'

export interface DatabasePointerOptions {
  /** Connection string of a role that may create the schema `release`, or use it. */
  url: string
  /** The folder of the installed versions; it keeps a copy of the pointer for starts without the database. */
  store: string
  tenant: string
  /** Milliseconds between two looks at the pointer, and between two signs of life of a front. */
  everyMs?: number
  say?: (entry: Record<string, unknown>) => void
}

/** A front that gave no sign of life for this long does not run. */
const silentMs = 15_000

const unreachable = (error: unknown): never => {
  if (error instanceof ReleaseError) throw error
  throw new ReleaseError(
    `The release database does not answer (${error instanceof Error ? error.message : error}). Versions that serve go on.`,
  )
}

/** The pointer of a tenant in PostgreSQL, which fronts on any number of machines follow. */
export function databasePointer(options: DatabasePointerOptions): PointerStore {
  const { url, store, tenant, everyMs = 1000, say = () => {} } = options
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => {})
  const copy = join(store, tenant, 'pointer-copy.json')
  const front = `${hostname()} ${process.pid}`
  let prepared: Promise<void> | undefined
  let state: FrontState | null = null

  const ready = () => {
    prepared ??= prepareReleaseSchema(pool).catch((error: unknown) => {
      prepared = undefined
      throw error
    })
    return prepared
  }

  async function fresh(): Promise<Pointer | null> {
    await ready()
    const pointer = await load(pool, tenant)
    if (pointer && JSON.stringify(pointer) !== JSON.stringify(readPointer(copy))) {
      mkdirSync(join(store, tenant), { recursive: true })
      replaceJson(copy, pointer)
    }
    return pointer
  }

  async function signOfLife(): Promise<void> {
    if (!state) return
    await ready()
    await pool.query(
      `insert into release.front (tenant, front, host, pid, stable, canary, address, seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, now())
       on conflict (tenant, front) do update set stable = excluded.stable, canary = excluded.canary, seen_at = now()`,
      [tenant, front, state.host, state.pid, state.stable, state.canary, state.address ?? null],
    )
  }

  return {
    isShared: true,
    async read() {
      try {
        return await fresh()
      } catch (error) {
        const last = readPointer(copy)
        if (!last) return unreachable(error)
        say({ level: 'warn', tenant, msg: 'the release database does not answer; the last known pointer is used' })
        return last
      }
    },
    async update(change, origin) {
      try {
        await ready()
        const client = await pool.connect()
        try {
          await client.query('begin')
          await client.query(`select pg_advisory_xact_lock(hashtextextended('release ' || $1, 0))`, [tenant])
          const before = await load(client, tenant)
          const next = signed(before, change(before), origin)
          await save(client, tenant, next, before?.history.length ?? 0)
          await client.query('commit')
          client.release()
          return next
        } catch (error) {
          // A connection in an unknown state is closed, which rolls back.
          client.release(true)
          throw error
        }
      } catch (error) {
        return unreachable(error)
      }
    },
    follow(changed) {
      let [last, isDown, stopped] = ['', false, false]
      let timer: NodeJS.Timeout | undefined
      const look = async () => {
        try {
          await signOfLife()
          const now = JSON.stringify(await fresh())
          if (isDown) say({ level: 'info', tenant, msg: 'the release database answers again' })
          isDown = false
          if (last !== now) changed()
          last = now
        } catch (error) {
          if (!isDown)
            say({ level: 'error', tenant, msg: 'the release database does not answer', error: String(error) })
          isDown = true
        }
        if (!stopped) timer = setTimeout(look, everyMs)
      }
      void look()
      return () => {
        stopped = true
        clearTimeout(timer)
      }
    },
    async saveFront(next) {
      state = next
      if (next) return await signOfLife().catch(() => {})
      await pool.query('delete from release.front where tenant = $1 and front = $2', [tenant, front]).catch(() => {})
    },
    async fronts() {
      await ready().catch(unreachable)
      const { rows } = await pool.query<FrontState>(
        `select host, pid, stable, canary, address from release.front
         where tenant = $1 and seen_at > now() - make_interval(secs => $2) order by front`,
        [tenant, silentMs / 1000],
      )
      return rows
    },
    async saveHealth(minutes) {
      await ready()
      await saveDatabaseHealth(pool, tenant, front, minutes)
    },
    async health(now) {
      await ready().catch(unreachable)
      return await databaseHealth(pool, tenant, now)
    },
    async previewKey() {
      await ready().catch(unreachable)
      const { rows } = await pool.query<{ key: string }>(
        `insert into release.preview_key (tenant, key) values ($1, $2)
         on conflict (tenant) do update set key = release.preview_key.key returning key`,
        [tenant, randomBytes(32).toString('base64url')],
      )
      return rows[0]?.key ?? ''
    },
    close: () => pool.end(),
  }
}
