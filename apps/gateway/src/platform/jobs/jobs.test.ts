import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
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
