import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
import type { Tx } from '../db/database.ts'
import { systemClock } from '../time/clock.ts'
import { createJobs } from './app-jobs.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

async function until(holds: () => boolean, ms = 8000) {
  for (const end = Date.now() + ms; !holds() && Date.now() < end; ) await delay(20)
}
const newJobs = () => createJobs({ pool: gateway.db.pool, clock: systemClock, log: gateway.deps.log })

describe('jobs', () => {
  it('exist if the transaction that added them commits, run once, and know their tenant', async () => {
    const jobs = newJobs()
    const ran: unknown[] = []
    jobs.handle('test.note', async (payload) => void ran.push(payload))
    await jobs.start()
    const add = (n: number, key: string, fail = false) =>
      gateway.db.withTenant(2, 'test', async (tx) => {
        await jobs.add(tx, 'test.note', { n, tenantId: 1 }, { key })
        if (fail) throw new Error('rolled back')
      })
    await expect(add(1, 'a', true)).rejects.toThrow('rolled back')
    await add(2, 'b')
    await until(() => ran.length > 0)
    await jobs.stop()
    expect(ran).toEqual([{ n: 2, tenantId: 2 }])
    await expect(gateway.db.withoutTenant((tx) => jobs.add(tx, 'test.note', {}))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('are added once per task and key, and retried after a failure', async () => {
    const jobs = newJobs()
    let tries = 0
    jobs.handle('test.flaky', async () => {
      tries++
      if (tries === 1) throw new Error('first try')
    })
    for (let n = 0; n < 3; n++)
      await gateway.db.withTenant(1, 'test', (tx) => jobs.add(tx, 'test.flaky', { n }, { key: 'same' }))
    await jobs.start()
    await until(() => tries === 2)
    await delay(200)
    await jobs.stop()
    expect(tries).toBe(2)
  })

  it('that are due are taken by a free worker of the process that adds them, if the transaction commits', async () => {
    const jobs = newJobs()
    const ran: unknown[] = []
    jobs.handle('test.taken', async (payload) => void ran.push(payload.n))
    const lockOf = (tx: Tx, key: string) =>
      tx.execute<{ taken: boolean }>(
        sql`select locked_by is not null as taken from graphile_worker._private_jobs where key like ${`%test.taken:${key}`}`,
      )
    const add = (n: number, options: { runAt?: Date }, fail = false) =>
      gateway.db.withTenant(1, 'test', async (tx) => {
        await jobs.add(tx, 'test.taken', { n }, { key: String(n), ...options })
        const { rows } = await lockOf(tx, String(n))
        if (fail) throw new Error('rolled back')
        return rows[0]?.taken
      })
    // Without a runner, no worker of this process takes the job.
    expect(await add(1, {})).toBe(false)
    await jobs.start()
    await until(() => ran.length === 1)
    expect(await add(2, {})).toBe(true)
    expect(await add(3, { runAt: new Date(Date.now() + 60_000) })).toBe(false)
    await expect(add(4, {}, true)).rejects.toThrow('rolled back')
    await until(() => ran.length === 2)
    // Add more jobs than there are workers; the workers claim the remaining ones from the queue.
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(10 + n, {})))
    await until(() => ran.length === 22)
    await jobs.stop()
    expect(new Set(ran).size).toBe(ran.length)
    expect(ran).toHaveLength(22)
    const { rows } = await gateway.db.pool.query<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs where key like '%test.taken:%' and not key like '%:3'`,
    )
    expect(rows[0]?.n).toBe(0)
  })

  it('of a killed worker are taken over within a minute', async () => {
    const jobs = newJobs()
    let ran = 0
    jobs.handle('test.orphan', async () => void ran++)
    await gateway.db.withTenant(1, 'test', (tx) => jobs.add(tx, 'test.orphan', {}, { key: 'x' }))
    const admin = new pg.Client({ connectionString: gateway.urls.admin })
    await admin.connect()
    await admin.query(
      `update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '46 seconds'`,
    )
    await admin.end()
    await jobs.start()
    await until(() => ran > 0)
    await jobs.stop()
    expect(ran).toBe(1)
  })
})
