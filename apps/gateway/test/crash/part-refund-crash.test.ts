import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { startGateway } from '../support/gateway-process.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  // The other process uses the system clock, so the test must too.
  shop = await createAfterSalesShop({ clock: createTestClock(new Date()) })
})
afterAll(() => shop.close())

const env = () => ({ DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir, WORKER: 'none' })

/**
 * Sends a request to a process that is killed after it posted the part, expects that nothing was booked, and sends it twice
 * to another process: the second answer is the stored first one.
 */
async function killAndRepeat(id: string, key: string, before: object, send: (port: number) => Promise<Response>) {
  const killed = await startGateway({ ...env(), CRASH_AT: 'part_refund.posted' })
  await expect(send(killed.port)).rejects.toThrow()
  await killed.exited
  expect(killed.child.signalCode).toBe('SIGKILL')
  expect(await shop.detail(id)).toMatchObject({ ...before, partRefunded: null })
  expect(await shop.moneyBack(id)).toEqual({ transfers: 0, minor: 0, refunded: 0, provider: 0 })
  expect(await checkInvariants(shop.db)).toEqual([])

  // The lock of the killed attempt on its key ends after 30 seconds.
  await shop.rows(sql`update idempotency set locked_until = now() - interval '1 second' where key = ${key}`)
  const alive = await startGateway(env())
  const statuses = [(await send(alive.port)).status, (await send(alive.port)).status]
  alive.child.kill('SIGTERM')
  await alive.exited
  expect(statuses).toEqual([200, 200])
  // The job was planned by the other process's clock.
  shop.clock.advance(hourMs)
  await shop.deps.jobs.runDue()
  expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 300, refunded: 300, provider: 300 })
  expect(await checkInvariants(shop.db)).toEqual([])
}

const post =
  (path: string, { token, key, body }: { token: string; key: string; body: object }) =>
  (port: number) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': 'lumen-web',
        'x-client-secret': testClientSecrets['lumen-web'],
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })

it('a process that is killed between a part of the price and the settlement of the rest has booked neither', async () => {
  const id = await shop.sold({ price: 1000 })
  await shop.deliver(id)
  await shop.requestRefund(shop.customer, id)
  const body = { answer: 'offer', amount: 300 } as const
  await shop.inject(calls.afterSales.sellerAnswerRefund, { params: { id }, body }, shop.as(shop.vendor))
  const path = calls.afterSales.acceptRefundPart.path.replace('{id}', id)
  const accept = { token: shop.customer.token, key: 'accept-once', body: {} }
  await killAndRepeat(id, accept.key, { state: 'refund_rejected' }, post(path, accept))
  expect(await shop.detail(id)).toMatchObject({ state: 'confirmed', partRefunded: { minor: 300 } })
}, 120_000)

it('a process that is killed while a seller gives a part back has booked nothing, nor answered the request', async () => {
  const id = await shop.sold({ price: 1000 })
  await shop.deliver(id)
  await shop.requestRefund(shop.customer, id)
  const path = calls.afterSales.sellerRefundPart.path.replace('{id}', id)
  const give = { token: shop.vendor.token, key: 'give-once', body: { left: 1000, amount: 300, text: 'Half of it.' } }
  await killAndRepeat(id, give.key, { state: 'refund_requested' }, post(path, give))
  expect(await shop.detail(id)).toMatchObject({
    ...{ state: 'delivered', partRefunded: { minor: 300 } },
    afterSales: { refunds: [{ answer: 'part' }], parts: [{ reason: 'given', note: 'Half of it.' }] },
  })
}, 120_000)
