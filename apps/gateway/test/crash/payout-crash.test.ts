import { setTimeout as delay } from 'node:timers/promises'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createPayoutShop, type PayoutShop } from '../orders/payout-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'

let shop: PayoutShop
let env: Record<string, string>
beforeAll(async () => {
  // The worker uses the system clock, so the test must too.
  shop = await createPayoutShop({ clock: createTestClock(new Date()) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Ages the locks of a dead worker by a minute, after which others may take its jobs over. */
const expireLocks = () =>
  shop.db.pool.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

async function workUntil(isDone: () => Promise<boolean>) {
  await expireLocks()
  const next = await startGateway(env, ['work'])
  for (let waited = 0; waited < 60_000 && !(await isDone()); waited += 50) await delay(50)
  next.child.kill('SIGTERM')
  expect(await next.exited).toBe(0)
}

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
      const dying = runGateway(['work'], { ...env, CRASH_AT: point })
      await dying.exited
      expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
      const [, , underway] = await shop.balances()
      expect([point, underway]).toEqual([point, before + available])
      await workUntil(async () => (await newest())?.state === 'sent')
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
