import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../support/after-sales-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { expireLocks } from '../support/processes/dying-processes.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createAfterSalesShop({ clock: createTestClock(new Date()) })
})
afterAll(() => shop.close())

it('a process that is killed while it changes an offer as planned changes it once', { timeout: 120_000 }, async () => {
  const env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
  const id = await shop.offer({ price: 1000, stock: 9 })
  const at = new Date(Date.now() + 2000).toISOString()
  const planned = await shop.inject(
    calls.offerPlan.planOffer,
    { params: { id }, body: { kind: 'price', priceMinor: 800, at } },
    shop.as(shop.vendor),
  )
  expect(planned.body.code).toBe('0000')
  const prices = async () =>
    (
      await shop.rows<{ price: number }>(sql`select price_minor::int price from offer_price where offer_id = ${id}`)
    ).map(({ price }) => price)
  const dying = runGateway(['work'], { ...env, CRASH_AT: 'plan.changed' })
  await dying.exited
  expect([dying.child.signalCode, await prices()]).toEqual(['SIGKILL', [1000]])
  await expireLocks(shop.db)
  const next = await startGateway(env, ['work'])
  for (let waited = 0; waited < 60_000 && (await prices()).length < 2; waited += 50) await delay(50)
  next.child.kill('SIGTERM')
  expect(await next.exited).toBe(0)
  expect([await prices(), await checkInvariants(shop.db)]).toEqual([[1000, 800], []])
})
