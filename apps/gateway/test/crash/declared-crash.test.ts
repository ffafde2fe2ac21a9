import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createDeclaredShop, type DeclaredShop } from '../support/declared/declared-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'

let shop: DeclaredShop
let env: Record<string, string>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createDeclaredShop({ clock: createTestClock(new Date()) })
  env = {
    DATABASE_URL: shop.urls.app,
    DATA_DIR: shop.deps.config.dataDir,
    SELLER_PRIVATE_HOSTS: shop.program.host,
  }
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Ages the locks of a dead worker by a minute, after which others may take its jobs over. */
const expireLocks = () =>
  shop.db.pool.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

async function killAt(point: string, after: number) {
  const dying = runGateway(['work'], { ...env, CRASH_AT: point, CRASH_AFTER: String(after) })
  await dying.exited
  expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
}

describe('a process that is killed while it asks a program', { timeout: 180_000 }, () => {
  // The first pass of the first and last point is the reservation, the second one the provision.
  for (const [point, after, isDelivered] of [
    ['declared.answered', 0, false],
    ['declared.answered', 1, false],
    ['declared.stored', 0, false],
    ['declared.committed', 1, true],
  ] as const)
    it(`at ${point} (${after}) asks again, and delivers each unit once`, async () => {
      const offerId = await shop.declared(9)
      const { orderId } = await shop.buyPaid(shop.customer, offerId, 3)
      await killAt(point, after)
      expect((await shop.detail(orderId, shop.customer))?.state).toBe(isDelivered ? 'delivered' : 'delivering')
      const before = shop.program.events(orderId).length
      await expireLocks()
      const next = await startGateway(env, ['work'])
      const isDone = async () => (await shop.detail(orderId, shop.customer))?.state === 'delivered'
      for (let waited = 0; waited < 60_000 && !(await isDone()); waited += 50) await delay(50)
      next.child.kill('SIGTERM')
      expect(await next.exited).toBe(0)
      expect((await shop.revealed(orderId)).toSorted()).toEqual(shop.program.given.get(orderId)?.toSorted())
      expect(await shop.rows(sql`select 1 from account_unit where offer_id = ${offerId}`)).toHaveLength(3)
      if (!isDelivered) expect(shop.program.events(orderId).length).toBeGreaterThan(before)
      // Repetitions share the id by which the program recognises them.
      const ids = new Set(
        shop.program.heard.filter((one) => one.orderId === orderId).map((one) => `${one.event} ${one.idempotencyKey}`),
      )
      expect(ids.size).toBe(2)
    })
})
