import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { checkInvariants } from '../check-invariants.ts'

const notOnSale = [409, 'pass_not_on_sale']
let shop: Shop
let pass: ReturnType<typeof passShop>
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(() => shop.close())
beforeEach(() => publish())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const publish = () => pass.publishClient('https://client.example/setup.exe')
const withdraw = () => pass.publishClient(null)
const membershipOf = async (by: Buyer) => (await shop.inject(calls.pass.myPass, {}, shop.via(by))).body.data
const renew = (by: Buyer, on: boolean) => shop.inject(calls.pass.setAutoRenew, { body: { on } }, shop.via(by))
const outcome = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const subscribe = (by: Buyer) =>
  shop.inject(calls.pass.subscribePass, { body: { consent: true, autoRenew: true } }, shop.via(by, randomUUID()))
const endOf = async (by: Buyer) => (await pass.periods(by)).at(-1)?.endsAt.getTime() ?? 0
const subjects = async (by: Buyer) =>
  (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(by.id)).map(({ subject }) => subject)
const stopped = 'Your Family Game PASS is not renewed'
const paidBack = (by: Buyer) =>
  shop.rows<{ state: string; charge: string }>(
    sql`select y.state, c.state as charge from payment y join membership_charge c on c.purchase_id = y.purchase_id
      where c.user_id = ${by.id} order by y.created_at`,
  )
async function runAt(time: number): Promise<void> {
  shop.clock.set(new Date(time))
  await shop.deps.jobs.runDue()
}

it('Z14 answers pass_not_on_sale to subscriptions, first logins and renewal switches while no client is published', async () => {
  const [holder, unpaid, fresh] = [await shop.buyer(), await shop.buyer(), await pass.trialist(24)]
  await pass.member(holder, false)
  const waiting = await pass.subscribe(unpaid, true)
  await pass.asOwner(
    `insert into pass_free_hours (tenant_id, user_id, reason, ref, hours, at)
     select 1, ${fresh.id}, 'invited', '${randomUUID()}', 12, now() where $tenant = 1`,
  )
  await withdraw()

  const plan = await shop.inject(calls.pass.passPlan, { query: {} }, { tenant: 'lumen' })
  expect(plan.body.data?.onSale).toBe(false)
  const config = await shop.inject(calls.site.commonConfig, { query: { domain: 'localhost' } }, { tenant: 'lumen' })
  expect(config.body.data?.clientDownloadUrl).toBeNull()
  const before = await shop.rows(sql`select id from purchase order by id`)
  expect(outcome(await subscribe(fresh))).toEqual(notOnSale)
  expect(outcome(await subscribe(holder))).toEqual(notOnSale)
  expect(await shop.rows(sql`select id from purchase order by id`)).toEqual(before)
  // An earlier purchase can no longer be paid.
  expect(outcome(await shop.startPayment(unpaid, waiting.purchaseId))).toEqual(notOnSale)
  // Neither the trial nor free hours are used up.
  expect(outcome(await pass.login(fresh, 'fresh-device'))).toEqual(notOnSale)
  const { trial, freeHours, access } = (await membershipOf(fresh)) ?? {}
  expect([trial?.state, freeHours?.left, access?.kind]).toEqual(['available', 12, 'none'])
  expect(outcome(await renew(holder, true))).toEqual(notOnSale)

  // A pass that was sold before the client was withdrawn still works in an installed client.
  const { leaseId = '' } = (await pass.login(holder, 'held-device')).body.data ?? {}
  expect((await pass.beat(holder, leaseId)).status).toBe(200)
  expect((await renew(holder, false)).status).toBe(200)

  await publish()
  expect((await shop.inject(calls.pass.passPlan, { query: {} }, { tenant: 'lumen' })).body.data?.onSale).toBe(true)
  expect((await pass.login(fresh, 'fresh-device')).body.data?.access).toBe('trial')
  expect((await shop.startPayment(unpaid, waiting.purchaseId)).status).toBe(200)
  expect((await subscribe(fresh)).status).toBe(200)
})

it('Z14 sells the pass per site: one site may withdraw the client while another sells the pass', async () => {
  await pass.publishClient(null, 1)
  const onSale = async (tenant: 'lumen' | 'sahra') =>
    (await shop.inject(calls.pass.passPlan, { query: {} }, { tenant })).body.data?.onSale
  expect([await onSale('lumen'), await onSale('sahra')]).toEqual([false, true])
  await expect(pass.publishClient('http://client.example/setup.exe')).rejects.toThrow(/client_download_url/)
})

it('Z14 refunds a payment on a card page that was opened before the client was withdrawn', async () => {
  const by = await shop.buyer()
  const { purchaseId, subscriptionId } = await pass.subscribe(by, true)
  const started = await shop.startPayment(by, purchaseId)
  await withdraw()
  await shop.typeCard(started.body.data?.redirectUrl ?? '', '4242424242424242')
  await shop.deps.jobs.runDue()
  expect(await pass.periods(by)).toEqual([])
  expect(await paidBack(by)).toEqual([{ state: 'refunded', charge: 'returned' }])
  const result = await shop.inject(calls.pass.subscriptionResult, { params: { id: subscriptionId } }, shop.via(by))
  expect(result.body.data?.state).toBe('failed')
})

it('Z14 renews nothing, mails the holder before the card would be charged, and does not resume by itself', async () => {
  const [auto, manual] = [await shop.buyer(), await shop.buyer()]
  await pass.member(auto, true)
  await pass.member(manual, false)
  const end = await endOf(auto)
  await withdraw()
  expect(await membershipOf(auto)).toMatchObject({ state: 'active_auto', autoRenew: true, renewsAt: null })
  await runAt(end - 3 * dayMs)
  expect(await membershipOf(auto)).toMatchObject({ state: 'active_manual', autoRenew: false })
  for (const by of [auto, manual]) expect((await subjects(by))[0]).toBe(stopped)
  await publish()
  await runAt(end - dayMs)
  await runAt(end)
  for (const by of [auto, manual]) {
    expect([(await membershipOf(by))?.state, await pass.charged(by)]).toEqual(['expired', 1])
    expect((await subjects(by)).filter((subject) => subject === stopped)).toHaveLength(1)
  }
})

it('Z14 charges nothing at any attempt, and ends a renewal that is being retried', async () => {
  const auto = await shop.buyer()
  await pass.member(auto, true)
  const end = await endOf(auto)
  await runAt(end - 3 * dayMs)
  await withdraw()
  await runAt(end - dayMs)
  expect([(await membershipOf(auto))?.state, await pass.charged(auto)]).toEqual(['active_manual', 1])
  expect((await subjects(auto))[0]).toBe(stopped)
  expect(await shop.rows(sql`select 1 from membership_charge where automatic and user_id = ${auto.id}`)).toEqual([])

  // The second attempt runs half a day before the end of the period, the third at the end.
  for (const [attempts, state] of [
    [1, 'active_manual'],
    [2, 'expired'],
  ] as const) {
    await publish()
    const by = await shop.buyer()
    await pass.member(by, true, '4000000000000341')
    const last = await endOf(by)
    for (let attempt = 0; attempt < attempts; attempt++) await runAt(last - dayMs + (attempt * dayMs) / 2)
    expect((await membershipOf(by))?.state).toBe('past_due')
    await withdraw()
    await runAt(last - dayMs + (attempts * dayMs) / 2)
    expect([(await membershipOf(by))?.state, await pass.charged(by)]).toEqual([state, 1])
    expect((await subjects(by))[0]).toBe(stopped)
  }
})

it('Z14 refunds a renewal that was charged while the client was withdrawn, and ends it', async () => {
  const by = await shop.buyer()
  await pass.member(by, true)
  const end = await endOf(by)
  await runAt(end - 3 * dayMs)
  const provider = shop.deps.payments.byWebhook('sandbox') as PaymentProvider
  const { chargeSaved } = provider
  Object.assign(provider, {
    chargeSaved: async (...args: Parameters<NonNullable<typeof chargeSaved>>) => {
      await withdraw()
      return chargeSaved?.apply(provider, args)
    },
  })
  await runAt(end - dayMs).finally(() => Object.assign(provider, { chargeSaved }))
  await shop.deps.jobs.runDue()
  expect(await paidBack(by)).toEqual([
    { state: 'captured', charge: 'active' },
    { state: 'refunded', charge: 'returned' },
  ])
  expect(await membershipOf(by)).toMatchObject({ state: 'active_manual', autoRenew: false })
  expect([(await pass.periods(by)).length, (await subjects(by))[0]]).toEqual([1, stopped])
})

it('Z14 ends a renewal whose worker died before it charged the card', async () => {
  const by = await shop.buyer()
  await pass.member(by, true)
  const end = await endOf(by)
  await runAt(end - 3 * dayMs)
  const provider = shop.deps.payments.byWebhook('sandbox') as PaymentProvider
  const { createSession } = provider
  Object.assign(provider, { createSession: () => Promise.reject(new Error('killed')) })
  await runAt(end - dayMs).finally(() => Object.assign(provider, { createSession }))
  expect((await membershipOf(by))?.state).toBe('renewing')
  await withdraw()
  await runAt(end - dayMs + hourMs)
  expect([(await membershipOf(by))?.state, await pass.charged(by)]).toEqual(['active_manual', 1])
  expect((await subjects(by))[0]).toBe(stopped)
})
