import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createFaultProxy } from '../support/fault-proxy.ts'
import { startGateway } from '../support/gateway-process.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let proxy: Awaited<ReturnType<typeof createFaultProxy>>
let shop: Shop
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  const { hostname, port } = new URL(provided('postgres').app)
  proxy = await createFaultProxy({ host: hostname, port: Number(port) })
  shop = await createShop({ clock: createTestClock(new Date()) })
  const url = Object.assign(new URL(shop.urls.app), { port: String(proxy.port) }).toString()
  // This gateway also runs the jobs, and has no supervisor to restart it.
  gateway = await startGateway({ DATABASE_URL: url, DATA_DIR: shop.deps.config.dataDir, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  gateway.child.kill('SIGKILL')
  await proxy.close()
  await shop.close()
})

let writes = 0
async function write(): Promise<{ status: number; retryAfter: string | null; data: string }> {
  const data = `write-${writes++}`
  const response = await fetch(`http://127.0.0.1:${gateway.port}${calls.log.webLog.path}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-client-id': 'lumen-web' },
      'x-client-secret': testClientSecrets['lumen-web'],
      'x-client-ip': `10.${writes % 250}.7.${Math.floor(writes / 250)}`,
    },
    body: JSON.stringify({ logLevel: 'INFO', data }),
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), data }
}
const stateOf = async (orderId: string) =>
  (await shop.rows<{ state: string }>(sql`select state from order_head where id = ${orderId}`))[0]?.state

const faults: [name: string, during: () => Promise<void>][] = [
  ['every connection is cut once', async () => proxy.cut()],
  [
    'it refuses for three seconds',
    async () => {
      proxy.refuse(true)
      await delay(3000)
      proxy.refuse(false)
    },
  ],
  [
    'it is silent for five seconds',
    async () => {
      proxy.slow(Number.POSITIVE_INFINITY)
      await delay(5000)
      proxy.slow(0)
    },
  ],
  [
    'a share of the connections is cut again and again',
    async () => {
      proxy.cutEvery(40, 0.3)
      await delay(2000)
      proxy.cutEvery(Number.POSITIVE_INFINITY)
    },
  ],
  [
    'every answer is lost',
    async () => {
      proxy.loseAnswers(true)
      await delay(1500)
      proxy.loseAnswers(false)
    },
  ],
]

describe('a gateway that runs jobs while its database fails', { timeout: 120_000 }, () => {
  it.each(faults)('W15 stays up, answers 503 and recovers: %s', async (_name, during) => {
    const by = await shop.buyer()
    const offerId = await shop.offer({ accounts: true, stock: 8 })
    const acknowledged: string[] = []
    const others: string[] = []
    let over = false
    const writing = Array.from({ length: 12 }, async () => {
      while (!over) {
        const { status, retryAfter, data } = await write()
        if (status === 200) acknowledged.push(data)
        else if (status !== 503 || retryAfter !== '1') others.push(`${status} ${retryAfter}`)
        await delay(20)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(10)
    // Jobs become due before, during and after the fault.
    const orders: string[] = []
    const buying = (async () => {
      for (let n = 0; n < 6; n++) {
        orders.push((await shop.buyPaid(by, offerId)).orderId)
        await delay(200)
      }
    })()
    await during()
    await buying
    const until = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(until + 20)
    over = true
    await Promise.all(writing)
    expect(others).toEqual([])
    for (const orderId of orders) await expect.poll(() => stateOf(orderId), { timeout: 60_000 }).toBe('delivered')
    expect([gateway.child.exitCode, gateway.child.signalCode, gateway.output()]).toEqual([null, null, ''])
    const stored = new Map(
      (
        await shop.rows<{ text: string; n: number }>(
          sql`select entry->>'data' as text, count(*)::int as n from web_log group by 1`,
        )
      ).map(({ text, n }) => [text, n]),
    )
    expect(acknowledged.filter((data) => stored.get(data) !== 1)).toEqual([])
    expect((await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).status).toBe(200)
  })
})
