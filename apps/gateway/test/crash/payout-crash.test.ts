import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createPayoutShop, type PayoutShop } from '../orders/payout-shop.ts'
import { dyingProcesses } from '../support/processes/dying-processes.ts'

let shop: PayoutShop
let processes: ReturnType<typeof dyingProcesses>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createPayoutShop({ clock: createTestClock(new Date()) })
  processes = dyingProcesses(shop.db, { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir })
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface Found {
  state: string
  asked: number | null
  payouts: number
}
/** The newest payout, how often the bank was asked for it, and how many payouts its run has. */
const newest = async (): Promise<Found | undefined> =>
  (
    await shop.rows<Found & Record<string, unknown>>(sql`select p.state,
      (select asked from sandbox_payout s where s.payout_id = p.id) as asked,
      (select count(*)::int from payout q where q.run_id = p.run_id) as payouts
      from payout p order by p.created_at desc limit 1`)
  )[0]

describe('a process that is killed during a payout run', { timeout: 180_000 }, () => {
  it('has booked each payout once and let the bank pay it once', async () => {
    await shop.addAccount('Ada Never')
    await shop.asOwner(`update payout_account set usable_from = now() - interval '1 day'`)
    for (const point of ['payout.booked', 'payout.sending', 'payout.sent']) {
      await shop.earn(5000)
      const [available = 0, , before = 0] = await shop.balances()
      await shop.start()
      await processes.killAt(point)
      const [, , underway] = await shop.balances()
      expect([point, underway]).toEqual([point, before + available])
      await processes.workUntil(async () => (await newest())?.state === 'sent')
      // A bank that was asked twice has paid once: it knows the payout by its id.
      expect([point, await newest()]).toEqual([
        point,
        { state: 'sent', asked: point === 'payout.sent' ? 2 : 1, payouts: 1 },
      ])
      expect((await shop.balances())[2]).toBe(before + available)
    }
    shop.clock.advance(dayMs)
  })
})
