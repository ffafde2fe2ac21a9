import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createFaultProxy } from '../support/fault-proxy.ts'
import { createShop, type Shop } from '../support/shop.ts'

let proxy: Awaited<ReturnType<typeof createFaultProxy>>
let shop: Shop
beforeAll(async () => {
  const { hostname, port } = new URL(provided('postgres').app)
  proxy = await createFaultProxy({ host: hostname, port: Number(port) })
  shop = await createShop({
    poolSize: 10,
    databaseUrl: (app) => Object.assign(new URL(app), { port: String(proxy.port) }).toString(),
  })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
})

const retrying = async <T extends { status: number }>(send: () => Promise<T>): Promise<T> => {
  let last: T | undefined
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await send()
    last = answer
    if (answer.status !== 503 && answer.status !== 409) return answer
    // An interrupted attempt may lock its key for thirty seconds.
    if (answer.status === 409) shop.clock.advance(5000)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`never answered: ${JSON.stringify(last)}`)
}

describe('a database connection that is lost during requests', () => {
  it('R38 answers correctly or 503, stores acknowledged rows once, and repeats no idempotent request', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.buyer()))
    const offers = await Promise.all(buyers.map(() => shop.offer({ stock: 5 })))
    let tick = 0
    proxy.cutEvery(60, 0.15)
    const statuses: number[] = []
    const acknowledged: string[] = []
    const writes = Promise.all(
      Array.from({ length: 240 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 8))
        const data = `cut-${tick++}`
        const answer = await shop.inject(
          calls.log.webLog,
          { body: { logLevel: 'INFO', data } },
          { headers: { 'x-client-ip': `10.2.0.${index % 250}` } },
        )
        statuses.push(answer.status)
        if (answer.status === 200) acknowledged.push(data)
        if (answer.status === 503) expect(answer.headers['retry-after']).toBe('1')
      }),
    )
    const reads = Promise.all(
      buyers.map(async (by) => {
        const answer = await retrying(() => shop.inject(calls.account.userBaseInfo, { body: {} }, { token: by.token }))
        expect(answer.body.data?.userId).toBe(by.id)
      }),
    )
    const orders = Promise.all(
      buyers.map(async (by, index) => {
        const body = {
          order: { lines: [{ offerId: offers[index] ?? '', quantity: 1 }], deliveryEmail: 'a@x.example' },
          isBuyByCart: false,
          toCurrencyId: '1',
        }
        const headers = { 'idempotency-key': `order-of-${by.id}` }
        const answer = await retrying(() =>
          shop.inject(calls.checkout.preOrder, { body }, { token: by.token, headers }),
        )
        expect(answer.body).toMatchObject({ code: '0000' })
        const again = await retrying(() => shop.inject(calls.checkout.preOrder, { body }, { token: by.token, headers }))
        expect(again.body.data?.purchaseId).toBe(answer.body.data?.purchaseId)
      }),
    )
    await Promise.all([writes, reads, orders])
    proxy.cutEvery(Number.POSITIVE_INFINITY)
    expect(proxy.cuts()).toBeGreaterThan(20)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(acknowledged.length).toBeGreaterThan(20)
    const stored = await shop.rows<{ text: string; n: string }>(
      sql`select entry->>'data' as text, count(*) n from web_log group by 1`,
    )
    const counts = new Map(stored.map((row) => [row.text, row.n]))
    expect(acknowledged.filter((text) => counts.get(text) !== '1')).toEqual([])
    expect([...counts.values()].filter((n) => n !== '1')).toEqual([])
    const purchases = await shop.rows<{ n: string }>(sql`select count(*) n from purchase`)
    expect(purchases[0]?.n).toBe('12')
    expect(await checkInvariants(shop.db)).toEqual([])
    // Control: a cut breaks a query that is not retried.
    const client = await shop.db.pool.connect()
    client.on('error', () => undefined)
    const sleeping = client.query('select pg_sleep(1)')
    proxy.cut()
    await expect(sleeping).rejects.toThrow()
    client.release(true)
  }, 90_000)

  it('is reported as long as the database is unreachable, and no longer', async () => {
    proxy.refuse(true)
    const unreachable = await shop.app.inject('/readyz')
    expect(unreachable.statusCode).toBe(503)
    const call = await shop.inject(calls.log.webLog, { body: { logLevel: 'INFO' } })
    expect(call).toMatchObject({ status: 503, body: { code: 'unavailable', msg: 'Unable to connect' } })
    expect((await shop.app.inject('/livez')).statusCode).toBe(200)
    proxy.refuse(false)
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200)
  })
})
