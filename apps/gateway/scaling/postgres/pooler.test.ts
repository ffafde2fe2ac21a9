import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { oneOff } from '../../src/platform/db/connection/tenant-read.ts'
import { createDatabase, type Database } from '../../src/platform/db/database.ts'
import { errorCode } from '../../src/platform/db/faults.ts'
import { notify } from '../../src/platform/db/live.ts'
import { inBackground } from '../../src/platform/process/background.ts'
import { startGateway } from '../../test/support/gateway-process.ts'
import { createShop, type Shop } from '../../test/support/shop.ts'
import { startPgBouncer } from '../support/pgbouncer.ts'

let pooler: Awaited<ReturnType<typeof startPgBouncer>>
let shop: Shop
let db: Database
beforeAll(async () => {
  shop = await createShop()
  // Far fewer connections at the server than at the pooler, so that transactions have to share them.
  pooler = await startPgBouncer(shop.urls.app, { poolSize: 3 })
  db = createDatabase({
    ...{ connectionString: pooler.url, directUrl: shop.urls.app, isShared: true, max: 30 },
    ...{ connectionTimeoutMillis: 20_000, statement_timeout: 2000 },
  })
})
afterAll(async () => {
  await db.close()
  await pooler.stop()
  await shop.close()
})

const tenantSetting = sql<string>`select current_setting('app.tenant_id', true) as tenant, count(*)::int as users from app_user`
type Row = { tenant: string; users: number }

describe('a pooler in transaction mode', { timeout: 60_000 }, () => {
  it('control: refuses a gateway that does not know of it', async () => {
    const unaware = createDatabase({ connectionString: pooler.url, statement_timeout: 2000, max: 2 })
    await expect(unaware.withTenant(1, 'test', (tx) => tx.execute(sql`select 1`))).rejects.toThrow(
      /unsupported startup parameter: statement_timeout/,
    )
    await unaware.close()
  })

  it('mixes no tenants up: each transaction and each read has the settings of its own', async () => {
    for (const tenant of ['lumen', ...Array.from({ length: 5 }, () => 'sahra' as const)] as const)
      await shop.buyer(tenant)
    const users = async (tenantId: number) =>
      (await shop.db.withTenant(tenantId, 'test', (tx) => tx.execute<Row>(tenantSetting))).rows[0]?.users
    const expected = { 1: { tenant: '1', users: await users(1) }, 2: { tenant: '2', users: await users(2) } }
    expect(expected[1].users).not.toBe(expected[2].users)
    await Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const tenantId = (n % 2) + 1 === 1 ? 1 : 2
        const [row] =
          n % 3 === 0
            ? await db.read<Row>(tenantId, 'test', oneOff(tenantSetting))
            : (
                await db.withTenant(tenantId, 'test', (tx) => tx.execute<Row>(tenantSetting), {
                  prepared: n % 5 === 0,
                })
              ).rows
        expect(row).toEqual(expected[tenantId])
      }),
    )
    // Nothing of a transaction stays on a connection.
    const left = await Promise.all(
      Array.from({ length: 12 }, () => db.pool.query(`select current_setting('app.tenant_id', true) as tenant`)),
    )
    expect(left.map(({ rows }) => rows[0]?.tenant || '')).toEqual(Array.from({ length: 12 }, () => ''))
  })

  it('goes on after a statement that failed, without a transaction that stays open', async () => {
    const broken = Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? db.read(1, 'test', { text: 'select 1 / 0', values: [] })
        : db.withTenant(1, 'test', (tx) => tx.execute(sql`select 1 / 0`)),
    )
    for (const outcome of await Promise.allSettled(broken))
      expect(errorCode((outcome as PromiseRejectedResult).reason)).toBe('22012')
    const { rows } = await shop.db.ownPool.query(
      `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
    expect(await db.read(1, 'test', { text: 'select 1 as one', values: [] })).toEqual([{ one: 1 }])
  })

  it('takes every actor as the value it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .oneof(fc.string(), fc.constantFrom(`'; drop table app_user; --`, `\\'`, `E'\\\\'`, `a"b$$c`, '☃'))
          .filter((text) => !text.includes('\0')),
        async (actor) => {
          const query = sql`select current_setting('app.actor') as actor`
          const [row] = (await db.withTenant(1, actor, (tx) => tx.execute<{ actor: string }>(query))).rows
          const [read] = await db.read<{ actor: string }>(1, actor, oneOff(query))
          expect([row?.actor, read?.actor]).toEqual([actor, actor])
        },
      ),
      { numRuns: 60 },
    )
    await expect(db.withTenant(1, 'a\0b', async () => 1)).rejects.toThrow('null character')
  })

  it('ends slow statements, although the pooler takes no time limit', async () => {
    const slow = () => sql`select pg_sleep(10)`
    await expect(db.withTenant(1, 'test', (tx) => tx.execute(slow()))).rejects.toSatisfy(
      (error) => errorCode(error) === '57014',
    )
    await expect(db.read(1, 'test', oneOff(slow()))).rejects.toSatisfy((error) => errorCode(error) === '57014')
  })

  it('is passed by background work, and notices arrive that went through it', async () => {
    const portOf = (work: () => Promise<{ rows: { port: number }[] }>) => work().then(({ rows }) => rows[0]?.port)
    const query = sql<{ port: number }>`select inet_client_port() as port`
    const direct = await inBackground(() =>
      portOf(() => db.withoutTenant((tx) => tx.execute<{ port: number }>(query)) as never),
    )
    const { rows } = await shop.db.ownPool.query('select client_port from pg_stat_activity where client_port = $1', [
      direct,
    ])
    expect(rows).toHaveLength(1)
    const topic = `topic-${randomUUID()}`
    const woken = new Promise<void>((resolve) => {
      shop.deps.live.follow(topic, resolve)
    })
    await expect.poll(() => shop.deps.live.isListening()).toBe(true)
    await db.withTenant(1, 'test', (tx) => notify(tx, topic))
    await woken
  })

  it('makes a gateway unready while it is down, and the gateway recovers by itself', async () => {
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: shop.urls.app, DATABASE_POOLER: 'transaction' }
    const gateway = await startGateway({ ...env, DATA_DIR: shop.deps.config.dataDir, LOG_LEVEL: 'silent' })
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${gateway.port}/readyz`)
      return `${answer.status} ${((await answer.json()) as { status: string }).status}`
    }
    expect(await ready()).toBe('200 ok')
    await pooler.crash()
    await expect.poll(ready).toBe('503 pooler unavailable')
    await pooler.start()
    await expect.poll(ready).toBe('200 ok')
    gateway.child.kill('SIGTERM')
    expect(await gateway.exited).toBe(0)
  })

  it('the suite of this project runs without one', () => {
    expect(provided('pooler')).toBeUndefined()
  })
})
