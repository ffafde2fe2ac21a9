import { createHmac, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { passShop } from '../../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../../test/support/shop.ts'
import { createStripeServer } from '../../../../test/support/stripe-server.ts'
import { liftUnpaidLimits } from '../../../../test/support/unpaid-limits.ts'
import { checkInvariants } from '../../../modules/check-invariants.ts'
import { createTestClock } from '../../time/clock.ts'

const keys = { 1: 'sk_test_of_lumen', 2: 'sk_test_of_sahra' }
const secrets = { 1: 'whsec_of_lumen_000', 2: 'whsec_of_sahra_000' }
let stripe: Awaited<ReturnType<typeof createStripeServer>>
let shop: Shop
let by: Buyer
let pass: ReturnType<typeof passShop>
beforeAll(async () => {
  stripe = await createStripeServer(keys, secrets)
  const asText = (pairs: Record<string, string>) =>
    Object.entries(pairs)
      .map((pair) => pair.join('='))
      .join(',')
  shop = await createShop({
    clock: createTestClock(new Date()),
    env: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_API: stripe.api,
      STRIPE_SECRET_KEYS: asText(keys),
      STRIPE_WEBHOOK_SECRETS: asText(secrets),
    },
  })
  await liftUnpaidLimits(shop.urls.owner)
  by = await shop.buyer()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const send = ({ body, header }: { body: string; header: string }, provider = 'stripe') =>
  shop.app.inject({
    method: 'POST',
    url: `/finance/payment/webhook/${provider}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
const stateOf = async (orderId: string) =>
  (await shop.rows<{ state: string }>(sql`select state from order_head where id = ${orderId}`))[0]?.state

async function opened(price = 1250) {
  const bought = await shop.buy(by, await shop.offer({ price, stock: 3 }))
  const started = await shop.startPayment(by, bought.purchaseId)
  const [row] = await shop.rows<{ id: string; provider_ref: string }>(
    sql`select id, provider_ref from payment where purchase_id = ${bought.purchaseId}`,
  )
  return { ...bought, started, paymentId: row?.id ?? '', ref: row?.provider_ref ?? '' }
}

describe('the Stripe adapter', () => {
  it('opens one hosted page per payment, with our metadata, and applies its signed event once', async () => {
    const { started, ref, paymentId, orderId } = await opened()
    const session = stripe.pay(ref)
    expect(started.body.data?.redirectUrl).toBe(session.url)
    expect(stripe.requests.at(-1)?.fields).toMatchObject({
      mode: 'payment',
      client_reference_id: paymentId,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1250',
      'metadata[tenant_id]': '1',
      'payment_intent_data[metadata][payment_id]': paymentId,
      success_url: `${testTenants.lumen.origin}/payment/success`,
      cancel_url: `${testTenants.lumen.origin}/payment/failed?cancelled=1`,
    })
    const event = stripe.event('checkout.session.completed', session)
    expect((await Promise.all([send(event), send(event), send(event)])).map((answer) => answer.statusCode)).toEqual([
      200, 200, 200,
    ])
    expect(await stateOf(orderId)).toBe('paid')
    expect(await shop.rows(sql`select 1 from transfer where kind = 'capture' and ref_id = ${paymentId}`)).toHaveLength(
      1,
    )
    await shop.deps.jobs.runDue()
  })

  it('refuses forged, old, re-serialised and foreign events, and ignores those that concern no payment of ours', async () => {
    const { ref, orderId } = await opened()
    const session = stripe.pay(ref)
    const good = stripe.event('checkout.session.completed', session)
    const other = stripe.event('checkout.session.completed', session, { tenant: '2' })
    const old = stripe.event('checkout.session.completed', session, { at: new Date(Date.now() - 400_000) })
    const pretty = JSON.stringify(JSON.parse(good.body), null, 1)
    for (const bad of [
      { ...good, body: good.body.replace('1250', '1251') },
      { ...good, body: pretty },
      { ...good, header: '' },
      { ...good, header: good.header.replace('v1=', 'v0=') },
      { ...good, header: `t=${'9'.repeat(400)},v1=${'0'.repeat(64)}` },
      other,
      old,
    ])
      expect((await send(bad)).statusCode).toBe(401)
    expect((await send(good, 'sandbox')).statusCode).toBe(404)
    expect(await stateOf(orderId)).toBe('awaiting_payment')
    const withoutPayment = { ...session, metadata: { tenant_id: '1' } }
    for (const noise of [
      stripe.event('customer.created', { id: 'cus_1', metadata: { tenant_id: '1' } }),
      stripe.event('checkout.session.completed', withoutPayment),
    ])
      expect((await send(noise)).statusCode).toBe(200)
    expect(await stateOf(orderId)).toBe('awaiting_payment')
    // The test computes the signature itself. A second signature, as during a change of secrets, is accepted.
    const [, t] = /t=(\d+)/.exec(good.header) ?? []
    const mac = createHmac('sha256', secrets[1]).update(`${t}.${good.body}`).digest('hex')
    expect((await send({ ...good, header: `t=${t},v1=${'0'.repeat(64)},v1=${mac},v0=x` })).statusCode).toBe(200)
    expect(await stateOf(orderId)).toBe('paid')
    await shop.deps.jobs.runDue()
  })

  it('reaches the same state with five events in any order', async () => {
    const types = ['completed', 'failed', 'expired', 'paid', 'refunded'] as const
    const permute = <T>(list: readonly T[]): T[][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((head, index) => permute(list.filter((_, i) => i !== index)).map((rest) => [head, ...rest]))
    const ends = new Set<string>()
    const play = async (order: (typeof types)[number][]) => {
      const { ref, orderId } = await opened(500)
      const session = stripe.pay(ref)
      const { metadata, currency } = session
      const events = {
        completed: stripe.event('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
        failed: stripe.event('payment_intent.payment_failed', {
          ...{ id: 'pi_1', amount: 500, currency, metadata },
          last_payment_error: { code: 'card_declined' },
        }),
        expired: stripe.event('checkout.session.expired', session),
        paid: stripe.event('checkout.session.async_payment_succeeded', session),
        refunded: stripe.event('charge.refunded', {
          id: 'ch_1',
          amount: 500,
          amount_refunded: 500,
          currency,
          metadata,
        }),
      }
      for (const type of order) expect((await send(events[type])).statusCode).toBe(200)
      const [row] = await shop.rows<{ state: string; refunded: string }>(
        sql`select state, refunded_minor::text as refunded from payment where provider_ref = ${ref}`,
      )
      ends.add(`${row?.state} ${row?.refunded} ${await stateOf(orderId)}`)
    }
    const all = permute(types)
    expect(all).toHaveLength(120)
    while (all.length > 0) await Promise.all(all.splice(0, 8).map(play))
    expect([...ends]).toEqual(['refunded 500 refunded'])
    await shop.deps.jobs.runDue()
  }, 120_000)

  it('looks up a payment whose event is late, refunds once, and answers unavailable while Stripe is down', async () => {
    const { ref, purchaseId, orderId } = await opened(700)
    const refresh = () =>
      shop.inject(calls.payment.refreshPurchase, { params: { id: purchaseId }, body: {} }, shop.via(by))
    expect((await refresh()).body.data?.state).toBe('created')
    stripe.pay(ref)
    stripe.failOnce()
    expect((await refresh()).body.code).toBe('unavailable')
    expect((await refresh()).body.data?.state).toBe('captured')
    expect(await stateOf(orderId)).toBe('paid')
    const refund = {
      tenantId: 1,
      providerRef: ref,
      amount: { minor: 700, currency: 'USD' },
      idempotencyKey: randomUUID(),
    }
    const provider = shop.deps.payments.byWebhook('stripe')
    await provider?.refund(refund)
    await provider?.refund(refund)
    expect(stripe.sessions.get(ref)?.payment_intent?.latest_charge?.amount_refunded).toBe(700)
    await shop.deps.jobs.runDue()
  })

  it('tells the country of the card that paid a taxed order, and is not asked about others', async () => {
    const cardOf = async (tax: { country: string } | null) => {
      const lines = [{ offerId: await shop.offer({ price: 1190, stock: 3 }), quantity: 1 }]
      const order = { lines, deliveryEmail: shop.email }
      const body = { order, toCurrencyId: '1', isBuyByCart: false, ...(tax ? { tax } : {}) }
      const made = await shop.inject(calls.checkout.preOrder, { body }, shop.via(by, randomUUID()))
      const purchaseId = made.body.data?.purchaseId ?? ''
      await shop.startPayment(by, purchaseId)
      const [row] = await shop.rows<{ ref: string }>(
        sql`select provider_ref as ref from payment where purchase_id = ${purchaseId}`,
      )
      await send(stripe.event('checkout.session.completed', stripe.pay(row?.ref ?? '')))
      await shop.deps.jobs.runDue()
      const [paid] = await shop.rows<{ country: string | null }>(
        sql`select card_country as country from payment where purchase_id = ${purchaseId}`,
      )
      return paid?.country
    }
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`insert into country (id, code, names) values (276, 'DE', '{}')`)
    await owner.end()
    expect(await cardOf(null)).toBeNull()
    await shop.rows(sql`insert into tax_setting (tenant_id, charges, country, set_by) values (1, true, 'DE', ${by.id})`)
    expect(await cardOf({ country: 'DE' })).toBe('DE')
    await shop.rows(sql`update tax_setting set charges = false`)
  })

  it('R25 compares its report with the ledger and finds exactly the three planted breaks', async () => {
    const good = await opened(800)
    const wrong = await opened(900)
    const lost = await opened(1000)
    for (const { ref } of [good, wrong, lost]) await send(stripe.event('checkout.session.completed', stripe.pay(ref)))
    await shop.deps.jobs.runDue()
    const before = new Set(
      (await shop.rows<{ ref: string }>(sql`select provider_ref as ref from reconciliation_break`)).map(
        (row) => row.ref,
      ),
    )

    shop.clock.set(new Date(Math.ceil(Date.now() / dayMs) * dayMs + hourMs))
    // Plant three breaks: a different amount, a payment missing at the provider, a payment missing in our ledger.
    const theirs = stripe.sessions.get(wrong.ref)
    if (theirs) theirs.amount_total = 901
    stripe.sessions.delete(lost.ref)
    const foreign = { ...structuredClone(theirs), id: 'cs_test_foreign', amount_total: 123 } as never
    stripe.sessions.set('cs_test_foreign', foreign)
    await shop.deps.jobs.runDue()
    const breaks = await shop.rows<{ ref: string; kind: string }>(
      sql`select provider_ref as ref, kind from reconciliation_break order by kind`,
    )
    const fresh = breaks.filter(
      (row) => !before.has(row.ref) && [good.ref, wrong.ref, lost.ref, 'cs_test_foreign'].includes(row.ref),
    )
    expect(fresh).toEqual([
      { ref: wrong.ref, kind: 'captured_differs' },
      { ref: 'cs_test_foreign', kind: 'missing_here' },
      { ref: lost.ref, kind: 'missing_there' },
    ])
    const alerts = await shop.rows(sql`select 1 from finance_alert where kind = 'reconciliation'`)
    expect(alerts).toHaveLength(breaks.length)
  })

  it('lets the worker look up a payment whose event is lost, and leaves an open page alone', async () => {
    const lost = await opened(600)
    const open = await opened(650)
    const countReads = () => stripe.requests.filter(({ path }) => path.startsWith('GET')).length
    stripe.pay(lost.ref)
    shop.clock.advance(4 * minuteMs)
    const before = countReads()
    await shop.deps.jobs.runDue()
    expect([countReads(), await stateOf(lost.orderId)]).toEqual([before, 'awaiting_payment'])
    shop.clock.advance(minuteMs)
    await shop.deps.jobs.runDue()
    expect(['paid', 'delivering', 'delivered']).toContain(await stateOf(lost.orderId))
    expect(await stateOf(open.orderId)).toBe('awaiting_payment')
    // Payments with an outcome are not looked up again. A payment made too late is still found and refunded.
    stripe.pay(open.ref)
    const paths = () => stripe.requests.filter(({ path }) => path.endsWith(lost.ref)).length
    const settled = paths()
    shop.clock.advance(15 * minuteMs)
    await shop.deps.jobs.runDue()
    expect(paths()).toBe(settled)
    expect(
      await shop.rows(sql`select 1 from transfer where kind = 'capture' and ref_id = ${open.paymentId}`),
    ).toHaveLength(1)
  })

  describe('a saved card', () => {
    const membershipOf = async (buyer: Buyer) => (await shop.inject(calls.pass.myPass, {}, shop.via(buyer))).body.data
    const eventOf = (type: string, object: object) => stripe.event(type, object, { at: shop.clock.now() })
    async function member(later?: string) {
      const buyer = await shop.buyer()
      const made = await pass.subscribe(buyer, true)
      await shop.startPayment(buyer, made.purchaseId)
      const [row] = await shop.rows<{ ref: string }>(
        sql`select provider_ref as ref from payment where purchase_id = ${made.purchaseId}`,
      )
      const opened = stripe.requests.at(-1)?.fields
      await send(eventOf('checkout.session.completed', stripe.pay(row?.ref ?? '', later)))
      const end = (await pass.periods(buyer))[0]?.endsAt.getTime() ?? 0
      return { buyer, opened, end }
    }
    const latestRenewal = () => [...stripe.intents.values()].filter(({ metadata }) => metadata.renewal === '1').at(-1)

    it('is charged once for the next period without its holder, and can be refunded', async () => {
      const { buyer, opened, end } = await member()
      expect(opened).toMatchObject({
        customer_creation: 'always',
        'payment_intent_data[setup_future_usage]': 'off_session',
      })
      shop.clock.set(new Date(end - dayMs))
      await shop.deps.jobs.runDue()
      const intent = latestRenewal()
      expect(stripe.requests.at(-1)).toMatchObject({
        path: `POST /v1/payment_intents/${intent?.id}/confirm`,
        fields: { off_session: 'true' },
      })
      expect(await membershipOf(buyer)).toMatchObject({ state: 'renewing', periodNo: 1 })
      const event = eventOf('payment_intent.succeeded', intent ?? {})
      for (let n = 0; n < 3; n++) expect((await send(event)).statusCode).toBe(200)
      expect(await membershipOf(buyer)).toMatchObject({ state: 'active_auto', periodNo: 2 })
      // For a payment on the hosted page this event is ignored: its session reports the same.
      const { renewal: _, ...rest } = intent?.metadata ?? {}
      expect((await send(eventOf('payment_intent.succeeded', { ...intent, metadata: rest }))).statusCode).toBe(200)
      const provider = shop.deps.payments.byWebhook('stripe')
      const period = { tenantId: 1, since: new Date(0), until: new Date(Date.now() + 2 * dayMs) }
      expect((await provider?.report(period))?.filter((one) => one.providerRef === intent?.id)).toEqual([
        { providerRef: intent?.id, captured: 1299, refunded: 0, currency: 'USD', failure: null },
      ])
      const back = { tenantId: 1, providerRef: intent?.id ?? '', amount: { minor: 1299, currency: 'USD' } }
      await provider?.refund({ ...back, idempotencyKey: randomUUID() })
      expect(intent?.latest_charge?.amount_refunded).toBe(1299)
    })

    it('that is declined, or whose bank requires the holder, fails the renewal and sends a mail about paying by hand', async () => {
      for (const code of ['authentication_required', 'card_declined']) {
        const { buyer, end } = await member(code)
        shop.clock.set(new Date(end - dayMs))
        await shop.deps.jobs.runDue()
        const intent = latestRenewal()
        expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
        // The second event is lost, so the worker looks the payment up.
        if (code === 'card_declined') shop.clock.advance(5 * minuteMs)
        else await send(eventOf('payment_intent.payment_failed', intent ?? {}))
        await shop.deps.jobs.runDue()
        expect(await membershipOf(buyer)).toMatchObject({ state: 'past_due', periodNo: 1 })
        const [row] = await shop.rows<{ failure: string }>(
          sql`select failure from payment where provider_ref = ${intent?.id}`,
        )
        expect(row?.failure).toBe(code)
        const mails = (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(buyer.id))
        expect(mails.map(({ subject }) => subject)).toContain('We could not renew your Family Game PASS')
      }
    })

    it('that was never saved fails at once, without a call to Stripe', async () => {
      const { buyer, end } = await member()
      for (const session of stripe.sessions.values())
        if (session.payment_intent) Object.assign(session.payment_intent, { customer: null })
      shop.clock.set(new Date(end - dayMs))
      const before = latestRenewal()?.id
      await shop.deps.jobs.runDue()
      expect(latestRenewal()?.id).toBe(before)
      expect(await membershipOf(buyer)).toMatchObject({ state: 'past_due' })
    })
  })

  it('Z13 reads disputes, which have none of our metadata, and takes the tenant from the signature', async () => {
    const { ref, paymentId, orderId } = await opened()
    const session = stripe.pay(ref)
    await send(stripe.event('checkout.session.completed', session, { at: shop.clock.now() }))
    await shop.deps.jobs.runDue()
    expect(await stateOf(orderId)).toBe('delivered')
    const dispute = (status: string, id = 'dp_1') => ({
      ...{ id, object: 'dispute', amount: 1250, currency: 'usd', status, metadata: {} },
      payment_intent: session.payment_intent?.id,
    })
    const sendDispute = async (type: string, status: string, more: { tenant?: string; id?: string } = {}) => {
      const { id, ...signer } = more
      return (
        await send(stripe.event(`charge.dispute.${type}`, dispute(status, id), { at: shop.clock.now(), ...signer }))
      ).statusCode
    }
    const disputeRows = (id = 'dp_1') =>
      shop.rows(sql`select payment_id as "paymentId", state, withdrawn_minor::int as taken, reinstated_minor::int as back
        from payment_dispute where id = ${id}`)
    // An event signed with another tenant's secret belongs to that tenant, which does not know the intent. An event
    // with an unknown signature is refused.
    expect(await sendDispute('created', 'needs_response', { tenant: '2', id: 'dp_2' })).not.toBe(200)
    const forged = stripe.event('charge.dispute.created', dispute('needs_response'), {
      at: shop.clock.now(),
      tenant: '9',
    })
    expect((await send(forged)).statusCode).toBe(401)
    expect([await disputeRows('dp_1'), await disputeRows('dp_2')]).toEqual([[], []])
    stripe.failOnce()
    expect(await sendDispute('created', 'needs_response')).toBe(503)
    expect(await sendDispute('created', 'needs_response')).toBe(200)
    expect(await sendDispute('funds_withdrawn', 'needs_response')).toBe(200)
    expect(await disputeRows()).toEqual([{ paymentId, state: 'open', taken: 1250, back: 0 }])
    expect(await sendDispute('updated', 'under_review')).toBe(200)
    expect(await sendDispute('closed', 'won')).toBe(200)
    expect(await sendDispute('funds_reinstated', 'won')).toBe(200)
    expect(await sendDispute('updated', 'under_review')).toBe(200)
    expect(await disputeRows()).toEqual([{ paymentId, state: 'won', taken: 1250, back: 1250 }])
    expect(await sendDispute('created', 'warning_needs_response', { id: 'dp_3' })).toBe(200)
    expect(await sendDispute('closed', 'warning_closed', { id: 'dp_3' })).toBe(200)
    expect(await disputeRows('dp_3')).toEqual([{ paymentId, state: 'won', taken: 0, back: 0 }])
    expect(await sendDispute('closed', 'lost', { id: 'dp_4' })).toBe(200)
    expect(await sendDispute('funds_withdrawn', 'lost', { id: 'dp_4' })).toBe(200)
    expect([await stateOf(orderId), await disputeRows('dp_4')]).toEqual([
      'refunded',
      [{ paymentId, state: 'lost', taken: 1250, back: 0 }],
    ])
  })

  it('charges whole yen and dinars in tens, refunds all of it, and never more than our books say', async () => {
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query("insert into site_currency select $1, id, 100 + id from currency where code in ('JPY', 'KWD')", [
      testTenants.lumen.siteId,
    ])
    await owner.end()
    const bought = async (currencyId: string, price: number, lines: number) => {
      const offers = await Promise.all(Array.from({ length: lines }, () => shop.offer({ price, stock: 3 })))
      const order = { lines: offers.map((offerId) => ({ offerId, quantity: 1 })), deliveryEmail: shop.email }
      const { body } = await shop.inject(
        calls.checkout.preOrder,
        { body: { order, toCurrencyId: currencyId, isBuyByCart: false } },
        shop.via(by, randomUUID()),
      )
      await shop.startPayment(by, body.data?.purchaseId ?? '')
      const [row] = await shop.rows<{ ref: string; minor: string }>(
        sql`select provider_ref as ref, amount_minor::text as minor from payment where purchase_id = ${body.data?.purchaseId}`,
      )
      return { ref: row?.ref ?? '', minor: Number(row?.minor), total: body.data?.total }
    }
    const yen = await bought('5', 333, 1)
    expect([yen.total, stripe.sessions.get(yen.ref)?.amount_total]).toEqual([{ minor: 500, currency: 'JPY' }, 500])
    const { ref, minor, total } = await bought('6', 399, 3)
    expect([total, minor]).toEqual([{ minor: 3675, currency: 'KWD' }, 3675])
    const session = stripe.pay(ref)
    expect(session.amount_total).toBe(3680)
    expect((await send(stripe.event('checkout.session.completed', session, { at: shop.clock.now() }))).statusCode).toBe(
      200,
    )
    const provider = shop.deps.payments.byWebhook('stripe')
    expect(await provider?.lookUp({ tenantId: 1, providerRef: ref })).toMatchObject({ captured: 3675, currency: 'KWD' })
    const sent: number[] = []
    for (const key of ['a', 'b', 'b', 'c']) {
      const amount = { minor: 1225, currency: 'KWD' }
      await provider?.refund({ tenantId: 1, providerRef: ref, amount, idempotencyKey: `${ref}-${key}` })
      sent.push(session.payment_intent?.latest_charge?.amount_refunded ?? 0)
    }
    expect(sent).toEqual([1220, 2450, 2450, 3680])
    expect(await provider?.lookUp({ tenantId: 1, providerRef: ref })).toMatchObject({ refunded: 3675 })
    await shop.deps.jobs.runDue()
  })
})
