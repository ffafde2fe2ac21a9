import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createPayoutShop, type PayoutShop } from '../orders/payout-shop.ts'
import type { SignedIn } from '../support/people.ts'
import { callProcess } from '../support/processes/call-process.ts'
import { dyingProcesses } from '../support/processes/dying-processes.ts'
import { createStripeStandIn, type StripeStandIn } from '../support/stripe/stand-in.ts'

let stripe: StripeStandIn
let shop: PayoutShop
let processes: ReturnType<typeof dyingProcesses>
beforeAll(async () => {
  stripe = await createStripeStandIn({ keys: { 1: 'sk_test_of_lumen' }, secrets: { 1: 'whsec_of_lumen_000' } })
  const settings = {
    STRIPE_API: stripe.api,
    STRIPE_SECRET_KEYS: '1=sk_test_of_lumen',
    STRIPE_CONNECT_SECRETS: '1=whsec_of_lumen_000',
  }
  // The processes use the system clock, so the test must too.
  shop = await createPayoutShop({ clock: createTestClock(new Date()), env: settings })
  const env = { ...settings, DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
  processes = dyingProcesses(shop.db, env)
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const newestState = async () =>
  (await shop.rows<{ state: string }>(sql`select state from payout order by created_at desc limit 1`))[0]?.state
const stateOf = async (payoutId: string) =>
  (await shop.rows<{ state: string }>(sql`select state from payout where id = ${payoutId}`))[0]?.state
const accountStateOf = async (by: SignedIn) => (await shop.overview(by))?.accounts[0]?.state
const connectIn = (by: SignedIn) => (port: number) =>
  callProcess(port)(calls.payout.sellerConnectAccount, { body: { currency: 'USD' } }, shop.as(by))
const connect = (by: SignedIn) =>
  shop.inject(calls.payout.sellerConnectAccount, { body: { currency: 'USD' } }, shop.as(by))
const check = (by: SignedIn) => shop.inject(calls.payout.sellerCheckAccount, { body: {} }, shop.as(by))
/** Tells a gateway that dies of an event, whose answer is lost. */
const tellIn =
  ({ body, header }: { body: string; header: string }) =>
  (port: number) =>
    fetch(`http://127.0.0.1:${port}/finance/payout/webhook/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      body,
    })
const tell = ({ body, header }: { body: string; header: string }) =>
  shop.app.inject({
    method: 'POST',
    url: '/finance/payout/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
/** Makes it so that the seller has an account at Stripe that is paid to. */
async function readyVendor() {
  await shop.confirmIdentity(shop.vendor)
  await connect(shop.vendor)
  for (const { id } of stripe.accounts.values()) stripe.visit(id, 'ready')
  await check(shop.vendor)
  await shop.asOwner(`update payout_account set usable_from = now() - interval '1 day'`)
}

describe('a process that is killed while it connects a seller', { timeout: 180_000 }, () => {
  it.each(['connect.reserved', 'connect.asked', 'connect.opened', 'connect.looked'])(
    'at %s has opened one account, to which the currency is paid once',
    async (point) => {
      const seller = await shop.newSeller()
      await shop.confirmIdentity(seller)
      const before = stripe.accounts.size
      await processes.askDying(point, connectIn(seller))
      expect(stripe.accounts.size - before).toBe(point === 'connect.reserved' ? 0 : 1)
      const { body } = await connect(seller)
      expect([body.data?.url, stripe.accounts.size - before]).toEqual([expect.stringContaining('/page/account/'), 1])
      expect((await shop.overview(seller))?.accounts).toHaveLength(1)
    },
  )

  it('looks at the account again, whose state it had read or of which an event told it', async () => {
    const seller = await shop.newSeller()
    await shop.confirmIdentity(seller)
    await connect(seller)
    const [account] = [...stripe.accounts.values()].slice(-1)
    if (!account) throw new Error('no account was opened')
    stripe.visit(account.id, 'ready')
    const news = stripe.event('account.updated', account, { account: account.id })
    await processes.askDying('payout.told', tellIn(news))
    const looks = () =>
      shop.rows(sql`select 1 from graphile_worker._private_jobs where key like '%check_connected:%evt_%'`)
    expect(await looks()).toEqual([])
    expect((await Promise.all([tell(news), tell(news)])).map((one) => one.statusCode)).toEqual([200, 200])
    expect(await looks()).toHaveLength(1)
    await processes.killAt('connect.looked')
    expect(await accountStateOf(seller)).toBe('details_missing')
    await processes.workUntil(async () => (await accountStateOf(seller)) === 'ready')
    expect(await accountStateOf(seller)).toBe('ready')
  })
})

describe('a process that is killed while it pays through Stripe', { timeout: 180_000 }, () => {
  beforeEach(() => {
    shop.clock.advance(Date.now() - shop.clock.now().getTime())
  })
  beforeEach(readyVendor)

  it.each(['payout.booked', 'payout.sending', 'payout.sent'])(
    'at %s has asked for the transfer once, also after Stripe has forgotten the idempotency key',
    async (point) => {
      const before = stripe.transfers.length
      await shop.earn(5000)
      const [available = 0] = await shop.balances()
      await shop.start()
      await processes.killAt(point)
      expect((await shop.balances())[2]).toBe(available)
      stripe.forgetKeys()
      await processes.workUntil(async () => (await newestState()) === 'paid')
      expect([await newestState(), (await shop.balances())[2]]).toEqual(['paid', 0])
      expect(stripe.transfers.slice(before).map(({ amount }) => amount)).toEqual([available])
    },
  )

  it.each(['payout.told', 'payout.looked'])(
    'at %s returns once what Stripe has taken back, whether an event told it or a look at the transfer',
    async (point) => {
      await shop.earn(3000)
      await shop.start()
      await shop.deps.jobs.runDue()
      const [transfer] = stripe.transfers.slice(-1)
      const payoutId = transfer?.transfer_group ?? ''
      const [before = 0] = await shop.balances()
      const news = stripe.event('transfer.reversed', stripe.reverse(transfer?.id ?? ''))
      if (point === 'payout.told') {
        await processes.askDying(point, tellIn(news))
        expect(await stateOf(payoutId)).toBe('paid')
        await Promise.all([tell(news), tell(news)])
      } else {
        await shop.asOwner(
          `update graphile_worker._private_jobs set run_at = now() where key like '%look_up:' || $1 || '%'`,
          [payoutId],
        )
        await processes.killAt(point)
        expect(await stateOf(payoutId)).toBe('paid')
        await processes.workUntil(async () => (await stateOf(payoutId)) === 'returned')
      }
      expect([await stateOf(payoutId), await shop.balances()]).toEqual([
        ...['returned', [before + (transfer?.amount ?? 0), 0, 0]],
      ])
    },
  )
})
