import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { startGateway } from '../../test/support/gateway-process.ts'
import { testTenants } from '../../test/support/minimal-tenants.ts'
import { type Buyer, createShop } from '../../test/support/shop.ts'
import { testClientSecrets } from '../../test/support/test-clients.ts'
import { setUnpaidLimits } from '../../test/support/unpaid-limits.ts'
import { startCluster } from '../support/cluster.ts'
import { startServerSwitch } from '../support/haproxy.ts'
import { startPgBouncer } from '../support/pgbouncer.ts'

const { clientId } = testTenants.lumen
const many = {
  ...{ unpaidPurchases: 100_000, unpaidUnits: 1_000_000 },
  ...{ unpaidNetworkPurchases: 100_000, unpaidNetworkUnits: 1_000_000 },
}

/** A shop on a primary with a standby, behind HAProxy and PgBouncer, with two gateways as processes of their own. */
async function startShop({ synchronous }: { synchronous: boolean }) {
  const cluster = await startCluster({ synchronous })
  const servers = await startServerSwitch(cluster.ports, 'primary')
  const shop = await createShop({
    server: cluster.server,
    databaseUrl: servers.through,
    clock: createTestClock(new Date()),
    patienceMs: 3000,
  })
  const direct = servers.through(shop.urls.app)
  const pooler = await startPgBouncer(direct, { poolSize: 10 })
  const env = {
    ...{ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: 'transaction' },
    ...{ DATA_DIR: shop.deps.config.dataDir, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' },
  }
  const gateways = await Promise.all([startGateway(env), startGateway(env)])
  return {
    ...{ cluster, servers, shop, gateways },
    async stop() {
      for (const { child } of gateways) child.kill('SIGKILL')
      await pooler.stop()
      await shop.db.close()
      await servers.stop()
      await cluster.stop()
    },
  }
}
type RunningShop = Awaited<ReturnType<typeof startShop>>

async function order(port: number, by: Buyer, offerId: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${calls.checkout.preOrder.path}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-client-id': clientId, authorization: `Bearer ${by.token}` },
      ...{ 'x-client-secret': testClientSecrets[clientId], 'idempotency-key': randomUUID() },
      'x-client-ip': '10.1.2.3',
    },
    body: JSON.stringify({
      order: { lines: [{ offerId, quantity: 1 }], deliveryEmail: 'where-to@example.com' },
      ...{ toCurrencyId: '1', isBuyByCart: false },
    }),
  })
  const body = (await answer.json()) as { code: string; data?: { orderIds: string[] } }
  return { status: answer.status, code: body.code, retry: answer.headers.get('retry-after'), ids: body.data?.orderIds }
}

/** Orders at both gateways until it is told to stop. */
async function startBuying({ shop, gateways }: RunningShop) {
  await setUnpaidLimits(shop.urls.owner, many)
  const offerId = await shop.offer({ stock: 50_000 })
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.buyer()))
  const acknowledged: string[] = []
  const refused: string[] = []
  const wrong: string[] = []
  let over = false
  const buy = async (by: Buyer, n: number) => {
    while (!over) {
      const answer = await order(gateways[n % 2]?.port ?? 0, by, offerId)
      if (answer.status === 200 && answer.ids) acknowledged.push(...answer.ids)
      else if (answer.status === 503 && answer.retry) refused.push(answer.code)
      else wrong.push(`${answer.status} ${answer.code}`)
      await delay(40)
    }
  }
  const buying = Promise.all(buyers.map(buy))
  return {
    ...{ acknowledged, refused, wrong },
    async stop() {
      over = true
      await buying
    },
  }
}
const readiness = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  return `${answer.status} ${((await answer.json()) as { status: string }).status}`
}
async function missing({ shop }: RunningShop, ids: readonly string[]): Promise<string[]> {
  const rows = await shop.rows<{ id: string }>(sql`select id::text from order_head`)
  const stored = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !stored.has(id))
}

describe('a primary that dies under load', { timeout: 240_000 }, () => {
  it('loses no acknowledged order to its synchronous standby, and the shop is back by itself', async () => {
    const running = await startShop({ synchronous: true })
    onTestFinished(running.stop)
    const { cluster, servers, shop, gateways } = running
    const pids = gateways.map(({ child }) => child.pid)
    const buying = await startBuying(running)
    await expect.poll(() => buying.acknowledged.length).toBeGreaterThan(30)

    await cluster.kill('primary')
    await expect.poll(() => buying.refused.length).toBeGreaterThan(5)
    for (const { port } of gateways) expect(await readiness(port)).toMatch(/^503 (database|pooler) unavailable$/)
    // The address leads to the standby before it is promoted: reads work, writes do not.
    await servers.lead('standby')
    for (const { port } of gateways)
      await expect.poll(() => readiness(port), { timeout: 30_000 }).toBe('503 database read-only')
    const [before, refused] = [buying.acknowledged.length, buying.refused.length]
    await expect.poll(() => buying.refused.length, { timeout: 30_000 }).toBeGreaterThan(refused + 5)
    expect(buying.acknowledged.length).toBe(before)

    await cluster.promote()
    await expect.poll(() => buying.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 30)
    for (const { port } of gateways) await expect.poll(() => readiness(port)).toBe('200 ok')
    await buying.stop()
    expect(buying.wrong).toEqual([])
    expect([...new Set(buying.refused)]).toEqual(['unavailable'])
    expect(await missing(running, buying.acknowledged)).toEqual([])
    expect(await checkInvariants(shop.db)).toEqual([])
    // Neither process was restarted.
    expect(gateways.map(({ child }) => [child.pid, child.exitCode])).toEqual(pids.map((pid) => [pid, null]))
  })

  it('control: loses acknowledged orders that no standby had', async () => {
    const running = await startShop({ synchronous: false })
    onTestFinished(running.stop)
    const { cluster, servers } = running
    await cluster.stopServer('standby')
    const buying = await startBuying(running)
    await expect.poll(() => buying.acknowledged.length).toBeGreaterThan(30)
    await buying.stop()
    await cluster.kill('primary')
    await cluster.start('standby')
    await cluster.promote()
    await servers.lead('standby')
    const { acknowledged } = buying
    await expect.poll(() => missing(running, acknowledged), { timeout: 60_000 }).toHaveLength(acknowledged.length)
  })
})
