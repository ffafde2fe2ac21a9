import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { liftUnpaidLimits } from '../../../test/support/unpaid-limits.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let by: Buyer
const lines: string[] = []
beforeAll(async () => {
  shop = await createShop({ poolSize: 30, log: { write: (line) => lines.push(line) } })
  await liftUnpaidLimits(shop.urls.owner)
  await shop.listen()
  by = await shop.buyer()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

async function unpaid(stock = 1) {
  const offerId = await shop.offer({ accounts: true, stock })
  const bought = await shop.buy(by, offerId)
  await shop.startPayment(by, bought.purchaseId)
  return { ...bought, offerId, ...(await shop.sessionOf(bought.purchaseId)) }
}
const stateOf = async (orderId: string) =>
  (await shop.rows<{ state: string }>(sql`select state from order_head where id = ${orderId}`))[0]?.state
const purchaseOf = async (id: string) =>
  (await shop.inject(calls.checkout.getPurchase, { params: { id } }, shop.via(by))).body.data
const alerts = (id: string) => shop.rows(sql`select kind from finance_alert where ref_id = ${id}`)

describe('a payment event', () => {
  it('R8 takes effect once however often it arrives, at once or a day later, and is always accepted', async () => {
    const { session, amount, orderId } = await unpaid()
    const event = { id: `evt_${randomUUID()}`, session, amount, state: 'captured' as const }
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.sendEvent(event)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    shop.clock.advance(24 * 3_600_000)
    expect((await shop.sendEvent(event)).statusCode).toBe(200)
    const captures = await shop.rows(sql`select 1 from transfer t join payment p on t.ref_id = p.id::text
      where t.kind = 'capture' and p.provider_ref = ${session}`)
    expect(captures).toHaveLength(1)
    const paid = await shop.rows(sql`select 1 from order_event where order_id = ${orderId} and to_state = 'paid'`)
    expect(paid).toHaveLength(1)
    await shop.deps.jobs.runDue()
  })

  it('R9 has the same outcome in every order of five events', async () => {
    const states = ['pending', 'failed', 'cancelled', 'captured', 'refunded'] as const
    const permute = <T>(list: readonly T[]): T[][] =>
      list.length < 2
        ? [[...list]]
        : list.flatMap((head, index) => permute(list.filter((_, i) => i !== index)).map((rest) => [head, ...rest]))
    const offerId = await shop.offer({ stock: 500 })
    const ends = new Set<string>()
    const play = async (order: (typeof states)[number][]) => {
      const { purchaseId, orderId } = await shop.buy(by, offerId)
      await shop.startPayment(by, purchaseId)
      const session = await shop.sessionOf(purchaseId)
      for (const state of order) expect((await shop.sendEvent({ ...session, state })).statusCode).toBe(200)
      const [row] = await shop.rows<{ state: string; refunded: string }>(
        sql`select state, refunded_minor::text as refunded from payment where purchase_id = ${purchaseId}`,
      )
      ends.add(`${row?.state} ${row?.refunded} ${await stateOf(orderId)}`)
    }
    const all = permute(states)
    expect(all).toHaveLength(120)
    while (all.length > 0) await Promise.all(all.splice(0, 10).map(play))
    expect([...ends]).toEqual(['refunded 1250 refunded'])
    await shop.deps.jobs.runDue()
  }, 90_000)

  it('puts a refunded offer back on sale only if it was not delivered', async () => {
    const stockOf = (id: string) => shop.rows(sql`select status, available, sold from offer where id = ${id}`)
    for (const delivered of [false, true]) {
      const offerId = await shop.offer({ accounts: true })
      const { purchaseId, orderId } = await shop.buyPaid(by, offerId)
      expect(await stockOf(offerId)).toEqual([{ status: 3, available: 0, sold: 1 }])
      if (delivered) await shop.deps.jobs.runDue()
      const back = { ...(await shop.sessionOf(purchaseId)), state: 'refunded' as const }
      await Promise.all([shop.sendEvent(back), shop.sendEvent(back)])
      await shop.deps.jobs.runDue()
      expect(await stateOf(orderId)).toBe('refunded')
      const stock = delivered ? { status: 3, available: 0, sold: 1 } : { status: 1, available: 1, sold: 0 }
      expect([delivered, await stockOf(offerId)]).toEqual([delivered, [stock]])
      if (delivered) continue
      const next = await shop.buyAndPay(await shop.buyer(), offerId)
      expect(await stateOf(next.orderId)).toBe('delivered')
    }
  })

  it('R10 is refused when tampered with, old, re-serialised or signed by another', async () => {
    const { session, amount, orderId } = await unpaid()
    const event = { session, amount, state: 'captured' as const }
    const events = () => shop.rows(sql`select event_id from webhook_event order by event_id`)
    const before = await events()
    const logged = lines.length
    const old = new Date(shop.clock.now().getTime() - 400_000)
    const refused = [
      await shop.sendEvent(event, { tamper: (body) => body.replace('1250', '1') }),
      await shop.sendEvent(event, { tamper: (body) => JSON.stringify(JSON.parse(body), null, 1) }),
      await shop.sendEvent(event, { tamper: (body) => `${body} ` }),
      await shop.sendEvent(event, { at: old }),
      await shop.sendEvent(event, { at: new Date(shop.clock.now().getTime() + 400_000) }),
      await shop.sendEvent(event, { secretOf: 'sahra' }),
      await shop.sendEvent(event, { secretOf: 'sahra', tenant: 'lumen' }),
    ]
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [401, 'signature_invalid']),
    )
    // A correctly signed event of another tenant does not reach this tenant's payment.
    expect((await shop.sendEvent(event, { tenant: 'sahra' })).statusCode).toBe(200)
    expect(await events()).toEqual(before)
    const unsigned = await shop.app.inject({ method: 'POST', url: '/finance/payment/webhook/sandbox', payload: event })
    expect(unsigned.statusCode).toBe(401)
    const warned = lines.slice(logged).filter((line) => line.includes('webhook_signature'))
    expect(warned).toHaveLength(refused.length + 1)
    expect(await stateOf(orderId)).toBe('awaiting_payment')
  })

  it('R11 takes the stock again after the reservation expired, or refunds the money', async () => {
    const again = await unpaid()
    shop.clock.advance(16 * 60_000)
    await shop.deps.jobs.runDue()
    expect(await stateOf(again.orderId)).toBe('expired')
    await shop.sendEvent({ session: again.session, amount: again.amount, state: 'captured' })
    expect(await stateOf(again.orderId)).toBe('paid')
    await shop.deps.jobs.runDue()
    expect(await stateOf(again.orderId)).toBe('delivered')

    const late = await unpaid()
    shop.clock.advance(14 * 60_000 + 50_000)
    // The worker looked the payment up after five minutes; its next look-up is after the reservation ends.
    await shop.deps.jobs.runDue()
    const [{ redirect_url: page } = { redirect_url: '' }] = await shop.rows<{ redirect_url: string }>(
      sql`select redirect_url from payment where purchase_id = ${late.purchaseId}`,
    )
    expect((await shop.typeCard(page, '4000000000000077')).statusCode).toBe(303)
    shop.clock.advance(15_000)
    await shop.deps.jobs.runDue()
    expect(await stateOf(late.orderId)).toBe('expired')
    await shop.buyPaid(await shop.buyer(), late.offerId)
    shop.clock.advance(20_000)
    await shop.deps.jobs.runDue()
    expect(await stateOf(late.orderId)).toBe('expired')
    expect(await purchaseOf(late.purchaseId)).toMatchObject({ state: 'refunded' })
    const given = await shop.rows(sql`select amount_minor::int from sandbox_refund where session_id = ${late.session}`)
    expect(given).toEqual([{ amount_minor: 1250 }])
    expect(await alerts(late.orderId)).toEqual([{ kind: 'paid_without_goods' }])
  })

  it('R12 with another amount or currency pays nothing and raises an alert', async () => {
    const { session, amount, orderId, purchaseId } = await unpaid()
    for (const wrong of [
      { ...amount, minor: amount.minor - 1 },
      { ...amount, minor: amount.minor + 1 },
      { ...amount, currency: 'EUR' },
    ]) {
      expect((await shop.sendEvent({ session, amount: wrong, state: 'captured' })).statusCode).toBe(200)
    }
    await shop.deps.jobs.runDue()
    expect(await stateOf(orderId)).toBe('awaiting_payment')
    const [payment] = await shop.rows<{ id: string }>(sql`select id from payment where purchase_id = ${purchaseId}`)
    expect(await alerts(payment?.id ?? '')).toEqual(Array(3).fill({ kind: 'amount_mismatch' }))
    expect(await shop.rows(sql`select 1 from delivery where order_id = ${orderId}`)).toEqual([])
  })
})

describe('the card page', () => {
  const open = async (locale = 'en') => {
    const bought = await shop.buy(by, await shop.offer({ accounts: true }))
    const { origin } = testTenants.lumen
    const body = {
      provider: 'card' as const,
      successUrl: `${origin}/payment/success?p=1`,
      failedUrl: `${origin}/payment/failed`,
    }
    const headers = { lang: locale, 'idempotency-key': randomUUID() }
    const started = await shop.inject(
      calls.payment.startPayment,
      { params: { id: bought.purchaseId }, body },
      { ...shop.via(by), headers },
    )
    return { ...bought, url: started.body.data?.redirectUrl ?? '' }
  }

  it('shows amount and merchant in the shopper’s language and direction, without script', async () => {
    for (const [locale, words] of [
      ['en', 'dir="ltr"'],
      ['de', 'Kartenzahlung'],
      ['ar', 'dir="rtl"'],
    ] as const) {
      const { url } = await open(locale)
      const page = await shop.app.inject({ url: new URL(url).pathname })
      expect(page.body).toContain(words)
      expect(page.body).toContain('12.50 USD')
      expect(page.body).toContain(testTenants.lumen.companyName)
      expect(page.body).not.toMatch(/<script|undefined|null|\[object/)
      expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${testTenants.lumen.origin}`)
    }
  })

  it('declines with the reason, and lets the shopper pay again', async () => {
    const { purchaseId, url, orderId } = await open()
    const declined = await shop.typeCard(url, '4000 0000 0000 9995')
    expect([declined.statusCode, declined.headers.location]).toEqual([
      303,
      `${testTenants.lumen.origin}/payment/failed`,
    ])
    await shop.deps.jobs.runDue()
    expect(await purchaseOf(purchaseId)).toMatchObject({ state: 'failed', failure: 'insufficient_funds' })
    const second = await shop.startPayment(by, purchaseId)
    await shop.typeCard(second.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    expect(await purchaseOf(purchaseId)).toMatchObject({
      state: 'captured',
      orders: [{ id: orderId, state: 'delivered' }],
    })
  })

  it('marks invalid fields, shows no typed value again, and charges nothing', async () => {
    const { url } = await open()
    const answer = await shop.typeCard(url, '4111 1111 1111 1111')
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('aria-invalid="true"')
    expect(answer.body).not.toContain('4111')
  })

  it('keeps the order while a slow bank decides, and accepts its late answer', async () => {
    const { purchaseId, url } = await open()
    expect((await shop.typeCard(url, '4000000000003220')).statusCode).toBe(303)
    await shop.deps.jobs.runDue()
    expect(await purchaseOf(purchaseId)).toMatchObject({ state: 'pending' })
    shop.clock.advance(20_000)
    await shop.deps.jobs.runDue()
    expect(await purchaseOf(purchaseId)).toMatchObject({ state: 'captured' })
  })

  it('applies an event that is sent twice only once, and refunds a second payment', async () => {
    const { purchaseId, url } = await open()
    const second = await shop.startPayment(by, purchaseId)
    await shop.typeCard(url, '4000000000000101')
    await shop.typeCard(second.body.data?.redirectUrl ?? '', '4242424242424242')
    await shop.deps.jobs.runDue()
    const rows = await shop.rows<{ state: string }>(
      sql`select state from payment where purchase_id = ${purchaseId} order by state`,
    )
    expect(rows.map((row) => row.state)).toEqual(['captured', 'refunded'])
    expect(
      await shop.rows(
        sql`select s.id from sandbox_session s join payment p on p.id = s.payment_id where p.purchase_id = ${purchaseId} and s.state = 'refunded'`,
      ),
    ).toHaveLength(1)
  })

  it('sends the shopper back to the tenant’s own site only', async () => {
    const bought = await shop.buy(by, await shop.offer())
    for (const bad of [
      'https://evil.example/',
      `${testTenants.sahra.origin}/x`,
      '//evil.example',
      'javascript:alert(1)',
      '/payment',
    ]) {
      const body = { provider: 'card' as const, successUrl: bad, failedUrl: `${testTenants.lumen.origin}/f` }
      const answer = await shop.inject(
        calls.payment.startPayment,
        { params: { id: bought.purchaseId }, body },
        shop.via(by),
      )
      expect(answer.body).toMatchObject({ code: 'bad_request', field: 'successUrl' })
    }
  })
})
