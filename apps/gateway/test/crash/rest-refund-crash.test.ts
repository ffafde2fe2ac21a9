import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { testClientSecrets } from '../support/test-clients.ts'
import { createVaultShop, newCodes, type VaultShop } from '../support/vault-shop.ts'

const steps = ['rest_refund.moved', 'part_refund.posted'] as const
let shop: VaultShop
let admin: pg.Client
beforeAll(async () => {
  // The other processes use the system clock, so the test must too.
  shop = await createVaultShop({ clock: createTestClock(new Date()) })
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})

const env = () => ({ DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir })
const untouched = { state: 'delivering', deliveredQuantity: 1, refundedQuantity: 0, partRefunded: null }
const refunded = { state: 'delivered', deliveredQuantity: 1, refundedQuantity: 2, partRefunded: { minor: 2500 } }

describe('a process that is killed at any step of the refund of missing pieces', () => {
  it('has refunded and delivered nothing for the seller, who sends the same request again', async () => {
    const offerId = await shop.offer({ mode: 'im', stock: 9 })
    const { orderId: id } = await shop.buyAndPay(shop.customer, offerId, 3)
    const body = { text: 'The first one.', pieces: 1 }
    await shop.inject(calls.seller.sellerDeliver, { params: { id }, body }, shop.as(shop.vendor))
    const refund = (port: number) =>
      fetch(`http://127.0.0.1:${port}${calls.afterSales.sellerRefundRest.path.replace('{id}', id)}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': 'lumen-web',
          'x-client-secret': testClientSecrets['lumen-web'],
          authorization: `Bearer ${shop.vendor.token}`,
          'idempotency-key': 'rest-once',
        },
        body: JSON.stringify({ pieces: 2 }),
      })
    for (const step of steps) {
      const killed = await startGateway({ ...env(), WORKER: 'none', CRASH_AT: step })
      await expect(refund(killed.port)).rejects.toThrow()
      await killed.exited
      expect(killed.child.signalCode).toBe('SIGKILL')
      expect(await shop.detail(id)).toMatchObject(untouched)
      expect(await shop.stock(offerId)).toMatchObject({ available: 6, sold: 3 })
      expect(await shop.moneyBack(id)).toEqual({ transfers: 0, minor: 0, refunded: 0, provider: 0 })
      expect(await checkInvariants(shop.db)).toEqual([])
      // The lock of the killed attempt on its key ends after 30 seconds.
      await shop.rows(sql`update idempotency set locked_until = now() - interval '1 second' where key = 'rest-once'`)
    }
    const alive = await startGateway({ ...env(), WORKER: 'none' })
    // The second answer is the stored first one.
    expect([(await refund(alive.port)).status, (await refund(alive.port)).status]).toEqual([200, 200])
    alive.child.kill('SIGTERM')
    await alive.exited
    // The job was planned by the other process's clock.
    shop.clock.advance(hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject(refunded)
    expect(await shop.stock(offerId)).toMatchObject({ available: 8, sold: 1 })
    expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 2500, refunded: 2500, provider: 2500 })
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 120_000)

  it('leaves the job to the next worker when the time is over', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const offerId = await shop.cards(newCodes(3), expiresAt)
    const { orderId: id } = await shop.buyPaid(shop.customer, offerId, 3)
    shop.clock.advance(2 * hourMs)
    await shop.paste(offerId, newCodes(1).join())
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject(untouched)
    const over = new Date(Date.now() - 1000)
    await admin.query('set session_replication_role = replica')
    await admin.query('update order_head set deadline_at = $2 where id = $1', [id, over])
    await admin.query('set session_replication_role = origin')
    const makeDue = () =>
      admin.query(
        `with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
          update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null
          where key like '%refund_rest:' || $1`,
        [id],
      )
    for (const step of steps) {
      await makeDue()
      const killed = runGateway(['work'], { ...env(), CRASH_AT: step })
      await killed.exited
      expect(killed.child.signalCode).toBe('SIGKILL')
      expect(await shop.detail(id)).toMatchObject(untouched)
      expect(await checkInvariants(shop.db)).toEqual([])
    }
    await makeDue()
    shop.clock.advance(hourMs)
    await shop.deps.jobs.runDue()
    expect(await shop.detail(id)).toMatchObject({ ...refunded, late: true })
    expect(await shop.moneyBack(id)).toMatchObject({ transfers: 1, minor: 2500, refunded: 2500 })
    expect(await checkInvariants(shop.db)).toEqual([])
  }, 120_000)
})
