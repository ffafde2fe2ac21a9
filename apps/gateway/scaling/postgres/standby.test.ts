import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createShop, type Shop } from '../../test/support/shop.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'

const maxLagMs = 2000

let cluster: Cluster
let shop: Shop
beforeAll(async () => {
  cluster = await startCluster({ synchronous: false })
  shop = await createShop({
    server: cluster.server,
    clock: createTestClock(new Date()),
    reads: (app) => ({
      ...{ url: Object.assign(new URL(app), { port: String(cluster.ports.standby) }).toString(), maxLagMs },
    }),
  })
})
afterAll(async () => {
  await shop.close()
  await cluster.stop()
})

const priceOf = async (id: string) =>
  (await shop.inject(calls.offer.offerDetail, { params: { id }, body: {} })).body.data?.price
const list = () => shop.inject(calls.offer.offerPage, { body: {} })
const served = () => shop.db.replica?.count() ?? 0
const isCaughtUp = () => expect.poll(() => shop.db.replica?.serves(1), { timeout: 20_000 }).toBe(true)
const onStandby = async <T extends pg.QueryResultRow>(statement: string): Promise<T[]> => {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(shop.urls.admin), { port: String(cluster.ports.standby) }).toString(),
  })
  await client.connect()
  const { rows } = await client.query<T>(statement)
  await client.end()
  return rows
}

describe('a standby for reads', { timeout: 120_000 }, () => {
  it('answers lists and details of offers, and no call that writes or is about money', async () => {
    const id = await shop.offer({ stock: 5 })
    await isCaughtUp()
    const before = served()
    expect((await list()).status).toBe(200)
    expect(await priceOf(id)).toBeDefined()
    expect(served()).toBeGreaterThan(before + 1)
    const by = await shop.buyer()
    await isCaughtUp()
    const during = served()
    await shop.buy(by, id)
    expect((await shop.inject(calls.account.userBaseInfo, { body: {} }, { token: by.token })).status).toBe(200)
    expect((await shop.inject(calls.wallet.walletBalance, {}, shop.via(by))).status).toBe(200)
    expect(served()).toBe(during)
  })

  it('is not asked about what has changed until it has the change', async () => {
    const id = await shop.offer({ stock: 5, price: 1250 })
    await isCaughtUp()
    const first = await priceOf(id)
    await onStandby('select pg_wal_replay_pause()')
    await shop.within('lumen', (tx) => tx.execute(sql`update offer set price_minor = 990 where id = ${id}`))
    // Control: the standby still has the old price.
    expect(await onStandby(`select price_minor::int as price from offer where id = ${id}`)).toEqual([{ price: 1250 }])
    await expect.poll(() => shop.db.replica?.serves(1)).toBe(false)
    const changed = await priceOf(id)
    expect(changed).not.toEqual(first)
    await onStandby('select pg_wal_replay_resume()')
    await isCaughtUp()
    expect(await onStandby(`select price_minor::int as price from offer where id = ${id}`)).toEqual([{ price: 990 }])
    expect(await priceOf(id)).toEqual(changed)
  })

  it('is not asked while it lags more than the limit', async () => {
    await shop.offer()
    await isCaughtUp()
    await onStandby('select pg_wal_replay_pause()')
    // A change that no page shows, and that no notice tells of.
    await shop.within('lumen', (tx) =>
      tx.execute(sql`insert into web_log (tenant_id, level, entry, ip, request_id, at)
        values (1, 'INFO', '{}', '10.0.0.1', 'x', now())`),
    )
    await expect.poll(() => shop.db.replica?.serves(1), { timeout: 20_000 }).toBe(false)
    const before = served()
    expect((await list()).status).toBe(200)
    expect(served()).toBe(before)
    await onStandby('select pg_wal_replay_resume()')
    await isCaughtUp()
  })

  it('is replaced by the primary while it is down, and is asked again once it is back', async () => {
    await isCaughtUp()
    await cluster.kill('standby')
    for (let n = 0; n < 10; n++) expect((await list()).status).toBe(200)
    expect(shop.db.replica?.serves(1)).toBe(false)
    await cluster.start('standby')
    await isCaughtUp()
    const before = served()
    await list()
    expect(served()).toBeGreaterThan(before)
  })
})
