import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createPayoutShop, type PayoutShop } from '../orders/payout-shop.ts'
import { runGateway, startGateway } from '../support/gateway-process.ts'
import { createStripeStandIn, type StripeStandIn } from '../support/stripe/stand-in.ts'

let stripe: StripeStandIn
let shop: PayoutShop
let env: Record<string, string>
beforeAll(async () => {
  stripe = await createStripeStandIn({ keys: { 1: 'sk_test_of_lumen' }, secrets: { 1: 'whsec_of_lumen_000' } })
  const settings = {
    STRIPE_API: stripe.api,
    STRIPE_SECRET_KEYS: '1=sk_test_of_lumen',
    STRIPE_CONNECT_SECRETS: '1=whsec_of_lumen_000',
  }
  // The worker uses the system clock, so the test must too.
  shop = await createPayoutShop({ clock: createTestClock(new Date()), env: settings })
  env = { ...settings, DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Ages the locks of a dead worker by a minute, after which others may take its jobs over. */
const expireLocks = () =>
  shop.db.pool.query(`with seen as (update job_worker set seen_at = seen_at - interval '1 minute')
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`)

const newestState = async () =>
  (await shop.rows<{ state: string }>(sql`select state from payout order by created_at desc limit 1`))[0]?.state

describe('a process that is killed while it pays through Stripe', { timeout: 180_000 }, () => {
  it('has asked for each transfer once, also after Stripe has forgotten the idempotency key', async () => {
    await shop.confirmIdentity(shop.vendor)
    await shop.inject(calls.payout.sellerConnectAccount, { body: { currency: 'USD' } }, shop.as(shop.vendor))
    for (const { id } of stripe.accounts.values()) stripe.visit(id, 'ready')
    await shop.inject(calls.payout.sellerCheckAccount, { body: {} }, shop.as(shop.vendor))
    await shop.asOwner(`update payout_account set usable_from = now() - interval '1 day'`)
    let paid = 0
    for (const point of ['payout.booked', 'payout.sending', 'payout.sent']) {
      await shop.earn(5000)
      const [available = 0] = await shop.balances()
      await shop.start()
      const dying = runGateway(['work'], { ...env, CRASH_AT: point })
      await dying.exited
      expect([point, dying.child.signalCode]).toEqual([point, 'SIGKILL'])
      expect([point, (await shop.balances())[2]]).toEqual([point, available])
      stripe.forgetKeys()
      await expireLocks()
      const next = await startGateway(env, ['work'])
      for (let waited = 0; waited < 60_000 && (await newestState()) !== 'paid'; waited += 50) await delay(50)
      next.child.kill('SIGTERM')
      expect(await next.exited).toBe(0)
      paid += available
      expect([point, await newestState(), (await shop.balances())[2]]).toEqual([point, 'paid', 0])
      const total = stripe.transfers.reduce((sum, { amount }) => sum + amount, 0)
      expect([point, total]).toEqual([point, paid])
    }
    expect(stripe.transfers).toHaveLength(3)
  })
})
