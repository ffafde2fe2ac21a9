import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { createStripeServer } from '../../../test/support/stripe-server.ts'
import { liftUnpaidLimits } from '../../../test/support/unpaid-limits.ts'
import { compose } from '../../compose.ts'
import { modules } from '../../modules.ts'
import type { Deps } from '../../platform/deps.ts'
import { createTestClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'

const first = 'sk_test_first_of_lumen_0001'
const next = 'rk_test_next_of_lumen_0002'
const foreign = 'sk_test_other_account_0003'
const unknown = 'sk_test_nobody_knows_9999'
const signing = { first: 'whsec_first_of_lumen_aa11', next: 'whsec_next_of_lumen_bb22' }

let stripe: Awaited<ReturnType<typeof createStripeServer>>
let shop: PayoutShop
let second: Deps
let owner: SignedIn
let by: Buyer
beforeAll(async () => {
  stripe = await createStripeServer({ 1: [first, next], 2: foreign }, {})
  shop = await createPayoutShop({ clock: createTestClock(new Date()), env: { STRIPE_API: stripe.api } })
  await liftUnpaidLimits(shop.urls.owner)
  const { config, log } = shop.deps
  second = compose({ config, log, databaseUrl: shop.urls.app, clock: shop.clock, poolSize: 4, patienceMs: 20_000 })
  for (const module of modules) module(second)
  second.live.follow('payment-keys', second.paymentKeys.forget)
  by = await shop.buyer()
})
afterAll(async () => {
  await second.live.close()
  await second.db.close()
  await shop.close()
  await stripe.close()
})
beforeEach(async () => {
  await shop.asOwner('alter table payment_key disable trigger user')
  await shop.asOwner('delete from payment_key')
  await shop.asOwner('alter table payment_key enable trigger user')
  await shop.asOwner('delete from payment_trial')
  await shop.asOwner('delete from rate_window')
  for (const deps of [shop.deps, second]) deps.paymentKeys.forget()
  owner = await signInStaff(shop)
  await shop.confirmIdentity(owner)
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface Given {
  apiKey?: string
  webhookSecret?: string
  overlapHours?: 1 | 24
  otherAccount?: boolean
}
const both = { apiKey: first, webhookSecret: signing.first }
const set = async (given: Given = both, who = owner) =>
  (await shop.inject(calls.paymentKey.setPaymentKeys, { body: { overlapHours: 1, ...given } }, shop.as(who))).body
const tryKey = async (apiKey: string) =>
  (await shop.inject(calls.paymentKey.tryPaymentKey, { body: { apiKey } }, shop.as(owner))).body
const remove = async () => (await shop.inject(calls.paymentKey.removePaymentKeys, { body: {} }, shop.as(owner))).body
const detail = async (who = owner) => (await shop.inject(calls.paymentKey.paymentKeyDetail, {}, shop.as(who))).body.data
const opening = async () => (await shop.inject(calls.opening.openingDetail, {}, shop.as(owner))).body.data

/** Begins a card payment. Returns its provider, and its session at the stand-in for Stripe. */
async function opened(price = 1250) {
  const { purchaseId, orderId } = await shop.buy(by, await shop.offer({ price, stock: 3 }))
  const { body } = await shop.startPayment(by, purchaseId)
  const [row] = await shop.rows<{ provider: string; ref: string | null }>(
    sql`select provider, provider_ref as ref from payment where purchase_id = ${purchaseId}`,
  )
  return { code: body.code, provider: row?.provider, ref: row?.ref ?? '', orderId }
}
const send = (session: object, secret: string) => {
  const { body, header } = stripe.event('checkout.session.completed', session, { secret, at: shop.clock.now() })
  return shop.app.inject({
    method: 'POST',
    url: '/finance/payment/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
}
/** The status of the answer to an event of a new payment that this secret signed. */
async function statusOf(secret: string) {
  const { ref, orderId } = await opened()
  const { statusCode } = await send(stripe.pay(ref), secret)
  await shop.deps.jobs.runDue()
  const [row] = await shop.rows<{ state: string }>(sql`select state from order_head where id = ${orderId}`)
  expect(row?.state === 'awaiting_payment').toBe(statusCode !== 200)
  return statusCode
}

describe('keys of the own account', () => {
  it('are tried before they are stored, and are used for payments and their events from then on', async () => {
    expect(await detail()).toMatchObject({ provider: 'sandbox', api: 'none', webhook: 'none', list: [] })
    expect((await opened()).provider).toBe('sandbox')
    expect((await tryKey(first)).data).toEqual({ account: 'acct_of_1', isOtherAccount: false })
    expect((await tryKey(unknown)).code).toBe('payment_key_refused')
    // A trial stores nothing.
    expect((await detail())?.list).toEqual([])

    expect((await set({ ...both, apiKey: unknown })).code).toBe('payment_key_refused')
    expect((await set({ apiKey: first })).code).toBe('bad_request')
    expect((await set({ webhookSecret: signing.first })).code).toBe('bad_request')
    expect((await set({})).code).toBe('bad_request')
    expect((await opened()).provider).toBe('sandbox')

    expect((await set()).data).toMatchObject({
      ...{ provider: 'stripe', api: 'staff', webhook: 'staff' },
      list: expect.arrayContaining([
        expect.objectContaining({ kind: 'api', lastFour: '0001', account: 'acct_of_1', state: 'active' }),
        expect.objectContaining({ kind: 'webhook', lastFour: 'aa11', account: null, state: 'active' }),
      ]),
    })
    const paid = await opened()
    expect(paid.provider).toBe('stripe')
    expect(await statusOf(signing.first)).toBe(200)
    expect(await statusOf(signing.next)).toBe(401)
    expect((await opening())?.payment).toMatchObject({ provider: 'stripe', takesMoney: true, state: 'passed' })
  })

  it('are not stored while the provider cannot be asked', async () => {
    stripe.failOnce()
    expect((await set()).code).toBe('unavailable')
    expect((await detail())?.list).toEqual([])
  })

  it('count in every process once they are set, replaced and removed', async () => {
    const keyIn = async (deps: Deps) => (await deps.paymentKeys.of(1)).apiKey
    expect(await keyIn(second)).toBeNull()
    await set()
    await expect.poll(() => keyIn(second)).toBe(first)
    await set({ apiKey: next })
    await expect.poll(() => keyIn(second)).toBe(next)
    await remove()
    await expect.poll(() => keyIn(second)).toBeNull()
    // Control: without a notice, a process goes on with what it read.
    await shop.asOwner('alter table payment_key disable trigger user')
    await shop.asOwner(`update payment_key set ends_at = null, ended_by = null where id =
      (select id from payment_key where kind = 'api' limit 1)`)
    expect(await keyIn(second)).toBeNull()
    await shop.asOwner('alter table payment_key enable trigger user')
  })

  it('leave a payment of before with the provider that took it', async () => {
    const before = await opened()
    const session = await shop.sessionOf(
      (await shop.rows<{ id: string }>(sql`select purchase_id as id from order_head where id = ${before.orderId}`))[0]
        ?.id ?? '',
    )
    await set()
    expect((await shop.sendEvent({ ...session, state: 'captured' })).statusCode).toBe(200)
    const [row] = await shop.rows<{ state: string }>(sql`select state from order_head where id = ${before.orderId}`)
    expect(row?.state).not.toBe('awaiting_payment')
    await shop.deps.jobs.runDue()
  })
})

describe('the rotation', () => {
  it('takes events of the earlier signing secret until its end, and of the new one at once', async () => {
    await set()
    await set({ webhookSecret: signing.next, overlapHours: 1 })
    expect(await statusOf(signing.first)).toBe(200)
    expect(await statusOf(signing.next)).toBe(200)
    expect((await detail())?.list.map(({ lastFour, state }) => [lastFour, state])).toEqual(
      expect.arrayContaining([
        ['0001', 'active'],
        ['bb22', 'active'],
        ['aa11', 'ending'],
      ]),
    )
    shop.clock.advance(hourMs)
    expect(await statusOf(signing.first)).toBe(401)
    expect(await statusOf(signing.next)).toBe(200)
    // The key for calls stays until it is replaced, and ends at once then.
    await shop.confirmIdentity(owner)
    await set({ apiKey: next })
    expect((await detail())?.list.find(({ lastFour }) => lastFour === '0001')?.state).toBe('ended')
    await opened()
    expect(stripe.requests.at(-1)?.path).toBe('POST /v1/checkout/sessions')
    await expect(
      shop.asOwner(`update payment_key set ends_at = ends_at + interval '1 day' where ends_at is not null`),
    ).rejects.toThrow(/cannot be put off/)
  })

  it('asks before it changes to another account', async () => {
    await set()
    expect((await tryKey(foreign)).data).toEqual({ account: 'acct_of_2', isOtherAccount: true })
    expect((await set({ apiKey: foreign })).code).toBe('other_payment_account')
    expect((await set({ apiKey: next })).code).toBe('0000')
    expect((await set({ apiKey: foreign, otherAccount: true })).data?.list[0]).toMatchObject({ account: 'acct_of_2' })
  })

  it('by two at once leaves one key of each kind', async () => {
    const answers = await Promise.all([set(), set({ ...both, apiKey: next }), set()])
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000', '0000'])
    expect((await detail())?.list.filter(({ state }) => state === 'active')).toHaveLength(2)
    // Control: the database refuses a second one.
    await expect(
      shop.asOwner(`insert into payment_key (tenant_id, id, kind, secret_ct, secret_key_id, last_four, created_by, created_at)
        select tenant_id, gen_random_uuid(), kind, secret_ct, secret_key_id, last_four, created_by, created_at
        from payment_key where ends_at is null limit 1`),
    ).rejects.toThrow(/payment_key_current/)
  })

  it('removes all, wipes them, and goes back to the sandbox of the installation', async () => {
    await set()
    await set({ webhookSecret: signing.next })
    const { ref } = await opened()
    const session = stripe.pay(ref)
    expect((await remove()).data).toMatchObject({ provider: 'sandbox', api: 'none', webhook: 'none' })
    for (const secret of Object.values(signing)) expect((await send(session, secret)).statusCode).toBe(401)
    expect((await opened()).provider).toBe('sandbox')
    expect(await shop.rows(sql`select 1 from payment_key where length(secret_ct) > 0`)).toEqual([])
    expect((await remove()).code).toBe('state_conflict')
    expect((await opening())?.payment).toMatchObject({ provider: 'sandbox', state: 'untried' })
    await set()
    expect((await send(session, signing.first)).statusCode).toBe(200)
    await shop.deps.jobs.runDue()
  })
})

describe('secrecy', () => {
  it('stores the keys sealed only, and shows four characters of them', async () => {
    await set()
    await tryKey(next)
    const [row] = await shop.rows<{ text: string }>(
      sql`select (select string_agg(k::text, ' ') from payment_key k) || (select string_agg(a::text, ' ') from audit_entry a)
        || (select string_agg(m::text, ' ') from mail m) as text`,
    )
    expect(row?.text).toContain('0001')
    const answer = JSON.stringify(await detail())
    for (const secret of [...Object.values(both), next]) {
      expect(row?.text).not.toContain(secret)
      expect(row?.text).not.toContain(Buffer.from(secret).toString('hex'))
      expect(answer).not.toContain(secret)
    }
    const opened = await shop.deps.paymentKeys.of(1)
    expect(opened).toEqual({ apiKey: first, webhookSecrets: [signing.first], acceptsOthers: true })
    // A ciphertext opens in its own row only.
    await shop.asOwner('alter table payment_key disable trigger user')
    await shop.asOwner(
      `update payment_key a set secret_ct = b.secret_ct from payment_key b where a.kind = 'api' and b.kind = 'webhook'`,
    )
    await shop.asOwner('alter table payment_key enable trigger user')
    second.paymentKeys.forget()
    const fresh = compose({
      ...{ config: shop.deps.config, log: shop.deps.log, databaseUrl: shop.urls.app, clock: shop.clock, poolSize: 2 },
    })
    await expect(fresh.paymentKeys.of(1)).rejects.toThrow()
    await fresh.db.close()
  })

  it('needs the permission and a fresh proof of identity, and tells all who may do the same', async () => {
    const other = await signInStaff(shop, 'lumen', 'administrator')
    const finance = await signInStaff(shop, 'lumen', 'finance')
    await shop.confirmIdentity(finance)
    expect((await set(both, finance)).code).toBe('forbidden')
    expect(await detail(finance)).toMatchObject({ api: 'none' })
    await shop.asOwner('delete from mail')
    await set()
    const told = await shop.mailbox()
    const addressOf = async ({ id }: SignedIn) =>
      (await shop.rows<{ email: string }>(sql`select email from app_user where id = ${id}`))[0]?.email
    const addresses = told.map(({ toAddress }) => toAddress)
    for (const who of [owner, other]) expect(addresses).toContain(await addressOf(who))
    expect(addresses).not.toContain(await addressOf(finance))
    expect(told.map(({ subject }) => subject)).toContain('New payment keys were set (…0001, aa11)')
    shop.clock.advance(hourMs)
    expect((await set()).code).toBe('step_up_required')
    expect((await remove()).code).toBe('step_up_required')
    expect((await tryKey(first)).code).toBe('step_up_required')
  })

  it('is counted, so that nobody finds keys by trying many', async () => {
    const codes: string[] = []
    for (let n = 0; n < 21; n++) codes.push((await tryKey(`${unknown}${n}`)).code)
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'payment_key_refused'))
    expect(codes[20]).toBe('rate_limited')
  })

  it('lets no other tenant use or see them', async () => {
    await set()
    const stranger = await signInStaff(shop, 'sahra')
    await shop.confirmIdentity(stranger)
    expect((await detail(stranger))?.list).toEqual([])
    expect(await shop.deps.paymentKeys.of(2)).toMatchObject({ apiKey: null, webhookSecrets: [] })
    const { ref } = await opened()
    const session = stripe.pay(ref)
    const foreignEvent = { ...session, metadata: { ...session.metadata, tenant_id: '2' } }
    expect((await send(foreignEvent, signing.first)).statusCode).toBe(401)
    await shop.deps.jobs.runDue()
  })
})

describe('keys of the environment', () => {
  it('count until staff set some, sign events until the end of the overlap, and count again after the removal', async () => {
    const environment = { key: 'sk_test_of_environment_7777', secret: 'whsec_of_environment_cc33' }
    const server = await createStripeServer({ 1: [environment.key, first] }, {})
    const other = await createPayoutShop({
      clock: createTestClock(new Date()),
      env: {
        ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_API: server.api },
        ...{ STRIPE_SECRET_KEYS: `1=${environment.key}`, STRIPE_WEBHOOK_SECRETS: `1=${environment.secret}` },
      },
    })
    const staff = await signInStaff(other)
    const buyer = await other.buyer()
    const statusWith = async (secret: string) => {
      const { purchaseId } = await other.buy(buyer, await other.offer({ stock: 3 }))
      await other.startPayment(buyer, purchaseId)
      const [row] = await other.rows<{ ref: string }>(
        sql`select provider_ref as ref from payment where purchase_id = ${purchaseId}`,
      )
      const at = other.clock.now()
      const { body, header } = server.event('checkout.session.completed', server.pay(row?.ref ?? ''), { secret, at })
      const { statusCode } = await other.app.inject({
        method: 'POST',
        url: '/finance/payment/webhook/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        payload: body,
      })
      await other.deps.jobs.runDue()
      return statusCode
    }
    const read = async () => (await other.inject(calls.paymentKey.paymentKeyDetail, {}, other.as(staff))).body.data
    try {
      expect(await read()).toMatchObject({ provider: 'stripe', api: 'installation', webhook: 'installation' })
      expect(await statusWith(environment.secret)).toBe(200)
      await other.confirmIdentity(staff)
      const body = { ...both, overlapHours: 1 as const }
      const answer = await other.inject(calls.paymentKey.setPaymentKeys, { body }, other.as(staff, randomUUID()))
      expect(answer.body.data).toMatchObject({ api: 'staff', webhook: 'staff' })
      expect(await statusWith(environment.secret)).toBe(200)
      expect(await statusWith(signing.first)).toBe(200)
      other.clock.advance(hourMs)
      expect(await statusWith(environment.secret)).toBe(401)
      await other.confirmIdentity(staff)
      await other.inject(calls.paymentKey.removePaymentKeys, { body: {} }, other.as(staff))
      expect(await read()).toMatchObject({ api: 'installation', webhook: 'installation' })
      expect(await statusWith(environment.secret)).toBe(200)
      expect(await statusWith(signing.first)).toBe(401)
      expect(await checkInvariants(other.db)).toEqual([])
    } finally {
      await other.close()
      await server.close()
    }
  })
})
