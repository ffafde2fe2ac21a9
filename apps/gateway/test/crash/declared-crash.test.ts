import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createDeclaredShop, type DeclaredShop } from '../support/declared/declared-shop.ts'
import { dyingProcesses } from '../support/processes/dying-processes.ts'

let shop: DeclaredShop
let processes: ReturnType<typeof dyingProcesses>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createDeclaredShop({ clock: createTestClock(new Date()) })
  processes = dyingProcesses(shop.db, {
    DATABASE_URL: shop.urls.app,
    DATA_DIR: shop.deps.config.dataDir,
    SELLER_PRIVATE_HOSTS: shop.program.host,
  })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

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
      await processes.killAt(point, after)
      expect((await shop.detail(orderId, shop.customer))?.state).toBe(isDelivered ? 'delivered' : 'delivering')
      const before = shop.program.events(orderId).length
      await processes.workUntil(async () => (await shop.detail(orderId, shop.customer))?.state === 'delivered')
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
