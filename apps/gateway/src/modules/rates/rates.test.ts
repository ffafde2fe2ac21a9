import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CallInput, calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import type { SignedIn } from '../../../test/support/people.ts'
import { sweepRates } from './sweep-rates.ts'
import { updateRates } from './update-rates.ts'

const eur = '2'
let shop: PayoutShop
let bank: Server
/** The answer of the central bank. */
let published: string
let requests: string[] = []

const header = 'KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE'
const lineOf = (code: string, day: string, perEuro: string) =>
  `EXR.D.${code}.EUR.SP00.A,D,${code},EUR,SP00,A,${day},${perEuro}`
const publish = (day: string, rates: Record<string, string>) => {
  published = [header, ...Object.entries(rates).map(([code, rate]) => lineOf(code, day, rate))].join('\r\n')
}

beforeAll(async () => {
  bank = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(published ? 200 : 503, { 'content-type': 'text/csv' }).end(published)
  })
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
  const { port } = bank.address() as AddressInfo
  shop = await createPayoutShop({ env: { RATES_SOURCE: 'ecb', ECB_API: `http://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await shop.close()
  bank.close()
})
beforeEach(async () => {
  requests = []
  await shop.asOwner(`truncate tenant_rate, rate_setting`)
  await shop.asOwner(`delete from fx_rate where rate_date > '2020-01-01'`)
  await shop.asOwner(`update rate_fetch set tried_at = null, fetched_at = null, error = null, refused = '[]'`)
  await shop.asOwner(`delete from alert_owner`)
})

const read = async (by: SignedIn = shop.staff) => (await shop.inject(calls.rates.staffRates, {}, shop.as(by))).body.data
const euro = async () => (await read())?.list.find(({ currency }) => currency === 'EUR')
async function set(change: Partial<CallInput<typeof calls.rates.setRate>['body']>, by: SignedIn = shop.staff) {
  await shop.confirmIdentity(by)
  const body = { currency: 'EUR', perUsd: '0.95', reason: 'The bank is closed', ...change }
  return (await shop.inject(calls.rates.setRate, { body }, shop.as(by, randomUUID()))).body
}
async function setAge(maxAgeDays: number | null) {
  await shop.confirmIdentity(shop.staff)
  return (await shop.inject(calls.rates.setRateAge, { body: { maxAgeDays } }, shop.as(shop.staff))).body
}
const cardPrice = async (offerId: string, toCurrencyId?: string) =>
  (await shop.inject(calls.offer.offerCards, { body: { ids: [offerId], ...(toCurrencyId ? { toCurrencyId } : {}) } }))
    .body.data?.list[0]?.price
const listPrice = async (offerId: string, toCurrencyId?: string) =>
  (
    await shop.inject(calls.offer.offerPage, {
      body: { pageNo: 1, pageSize: 100, ...(toCurrencyId ? { toCurrencyId } : {}) },
    })
  ).body.data?.list.find(({ id }) => id === offerId)?.price
const alerts = (kind: string) =>
  shop.rows<{ ref_id: string }>(sql`select ref_id from finance_alert where kind = ${kind} order by created_at`)

describe('rates of the central bank', () => {
  it('are taken once an hour, as units per dollar, and change the prices of the shop', async () => {
    const offerId = await shop.offer({ price: 1000 })
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 900, currency: 'EUR' })
    publish('2026-03-02', { USD: '1.1', GBP: '0.88', AED: 'n/a', XXX: '3' })
    expect(await updateRates(shop.deps)).toBeGreaterThan(0)
    expect(requests[0]).toMatch(/^\/service\/data\/EXR\/D\.[A-Z+]+\.EUR\.SP00\.A\?/)
    expect(await euro()).toMatchObject({ perUsd: '0.90909091', rateDate: '2026-03-02', source: 'ecb', refused: null })
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 909, currency: 'EUR' })
    expect(await listPrice(offerId, eur)).toEqual({ minor: 909, currency: 'EUR' })
    expect(await updateRates(shop.deps)).toBeNull()
    expect(requests).toHaveLength(1)
    shop.clock.advance(hourMs)
    expect(await updateRates(shop.deps)).toBe(0)
    expect(requests).toHaveLength(2)
  })

  it('are asked for by one of two processes at once', async () => {
    publish('2026-03-02', { USD: '1.1' })
    await Promise.all([updateRates(shop.deps), updateRates(shop.deps), updateRates(shop.deps)])
    expect(requests).toHaveLength(1)
    // Without the pause, each of them asks.
    await shop.asOwner(`update rate_fetch set tried_at = null`)
    await updateRates(shop.deps)
    await shop.asOwner(`update rate_fetch set tried_at = null`)
    await updateRates(shop.deps)
    expect(requests).toHaveLength(3)
  })

  it('are not taken if they jump, which raises one alert, nor if they are older or of another day', async () => {
    publish('2026-03-02', { USD: '0.7', GBP: '0.6' })
    expect(await updateRates(shop.deps)).not.toBeNull()
    expect(await euro()).toMatchObject({
      perUsd: '0.9',
      source: 'installation',
      refused: { perUsd: '1.42857143', rateDate: '2026-03-02' },
    })
    expect((await alerts('rate_jump')).map(({ ref_id }) => ref_id)).toContain('EUR')
    const count = (await alerts('rate_jump')).length
    shop.clock.advance(hourMs)
    await updateRates(shop.deps)
    expect(await alerts('rate_jump')).toHaveLength(count)
    published = [header, lineOf('USD', '2026-03-03', '1.1'), lineOf('GBP', '2026-03-02', '0.88')].join('\n')
    shop.clock.advance(hourMs)
    await updateRates(shop.deps)
    const [pound] = await shop.rows<{ n: number }>(
      sql`select count(*)::int as n from fx_rate where code = 'GBP' and rate_date = '2026-03-03'`,
    )
    expect(pound?.n).toBe(0)
    publish('2026-02-20', { USD: '1.05' })
    shop.clock.advance(hourMs)
    await updateRates(shop.deps)
    expect(await euro()).toMatchObject({ perUsd: '0.90909091', rateDate: '2026-03-03' })
  })

  it('stay as they are if the bank fails or answers nonsense', async () => {
    for (const answer of ['', '<html>maintenance</html>', `${header}\n${lineOf('GBP', '2026-03-02', '0.88')}`]) {
      published = answer
      await shop.asOwner(`update rate_fetch set tried_at = null`)
      expect([answer, await updateRates(shop.deps)]).toEqual([answer, null])
      expect(await read()).toMatchObject({ fetchFailed: true, fetchedAt: null, source: 'ecb' })
      expect(await euro()).toMatchObject({ perUsd: '0.9', rateDate: '2020-01-01' })
    }
    publish('2026-03-02', { USD: '1.1' })
    await shop.asOwner(`update rate_fetch set tried_at = null`)
    await updateRates(shop.deps)
    expect(await read()).toMatchObject({ fetchFailed: false, fetchedAt: shop.clock.now().toISOString() })
  })
})

describe('a rate of staff', () => {
  it('applies at once in its own tenant, before newer rates of the source, until it is given back', async () => {
    const offerId = await shop.offer({ price: 1000 })
    const elsewhere = await shop.offer({ price: 1000, tenant: 'sahra' })
    expect((await set({ perUsd: '0.95' })).data?.list).toContainEqual(
      expect.objectContaining({ currency: 'EUR', perUsd: '0.95', source: 'staff', rateDate: '2026-03-02' }),
    )
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 950, currency: 'EUR' })
    expect(await listPrice(offerId, eur)).toEqual({ minor: 950, currency: 'EUR' })
    const [other] =
      (await shop.inject(calls.offer.offerCards, { body: { ids: [elsewhere] } }, { tenant: 'sahra' })).body.data
        ?.list ?? []
    expect(other?.price?.minor).not.toBe(950)
    publish('2026-03-02', { USD: '1.1' })
    await updateRates(shop.deps)
    expect(await euro()).toMatchObject({ perUsd: '0.95', installation: { perUsd: '0.90909091' } })
    expect((await set({ perUsd: null })).code).toBe('0000')
    expect(await euro()).toMatchObject({ perUsd: '0.90909091', source: 'ecb' })
    expect((await set({ perUsd: null })).code).toBe('bad_request')
    expect((await read())?.changes).toMatchObject([
      { currency: 'EUR', perUsd: null },
      { currency: 'EUR', perUsd: '0.95', reason: 'The bank is closed' },
    ])
  })

  it('is refused if it is far from the rate of today, until the person says that it is right', async () => {
    expect(await set({ perUsd: '9' })).toMatchObject({ code: 'rate_far', field: 'perUsd' })
    expect((await set({ perUsd: '0.7' })).code).toBe('rate_far')
    expect((await set({ perUsd: '9', evenIfFar: true })).code).toBe('0000')
    expect((await euro())?.perUsd).toBe('9')
  })

  it('is refused if it is zero, no number, of dollars or of an unknown currency', async () => {
    for (const change of [
      { perUsd: '0' },
      { perUsd: '0.000000001' },
      { perUsd: '1e3' },
      { perUsd: '-1' },
      { currency: 'USD' },
      { currency: 'XXX' },
    ])
      expect([change, (await set(change)).code]).toEqual([
        change,
        expect.stringMatching(/^(?:bad_request|format_error)$/),
      ])
  })

  it('needs the password of the last minutes and the permission', async () => {
    const body = { currency: 'EUR', perUsd: '0.95', reason: 'The bank is closed' }
    shop.clock.advance(hourMs)
    expect((await shop.inject(calls.rates.setRate, { body }, shop.as(shop.staff, randomUUID()))).body.code).toBe(
      'step_up_required',
    )
    expect((await shop.inject(calls.rates.setRate, { body }, shop.as(shop.vendor, randomUUID()))).body.code).toBe(
      'forbidden',
    )
  })

  it('is in the audit log with the rate before and after', async () => {
    await set({ perUsd: '0.91' })
    const [entry] = await shop.rows<{ before: object; after: object }>(
      sql`select before, after from audit_entry where call = 'rates.setRate' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({
      before: { currency: 'EUR', perUsd: '0.9' },
      after: { currency: 'EUR', perUsd: '0.91' },
    })
  })
})

describe('a rate that is too old', () => {
  it('makes the shop sell in dollars: on cards, in lists, in its currencies and at the checkout', async () => {
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    await set({ perUsd: '0.95' })
    expect((await setAge(3)).data).toMatchObject({ maxAgeDays: 3 })
    shop.clock.advance(3 * dayMs)
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 950, currency: 'EUR' })
    expect(await listPrice(offerId, eur)).toEqual({ minor: 950, currency: 'EUR' })
    shop.clock.advance(dayMs)
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 1000, currency: 'USD' })
    expect(await listPrice(offerId, eur)).toEqual({ minor: 1000, currency: 'USD' })
    expect((await euro())?.tooOld).toBe(true)
    const currencies = (await shop.inject(calls.dictionary.currency, {})).body.data ?? []
    expect(currencies.map(({ code }) => code)).not.toContain('EUR')
    expect(currencies.map(({ code }) => code)).toContain('USD')

    const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email }
    const preOrder = async (expectedTotal: number, toCurrencyId: string) =>
      (
        await shop.inject(
          calls.checkout.preOrder,
          { body: { order: { ...order, expectedTotal }, toCurrencyId, isBuyByCart: false } },
          shop.via(await shop.buyer(), randomUUID()),
        )
      ).body
    // Even where both amounts are the same number.
    expect((await preOrder(1000, eur)).code).toBe('price_changed')
    expect((await preOrder(950, eur)).code).toBe('price_changed')
    expect((await preOrder(1000, '1')).data?.total).toEqual({ minor: 1000, currency: 'USD' })

    await set({ perUsd: '0.96' })
    expect(await cardPrice(offerId, eur)).toEqual({ minor: 960, currency: 'EUR' })
    expect((await preOrder(960, eur)).data?.total).toEqual({ minor: 960, currency: 'EUR' })
  })

  it('is noticed by the sweep, which tells staff once and changes the pages', async () => {
    await set({ perUsd: '0.95' })
    await setAge(3)
    // Currencies with rates of the installation only are too old at once; the act itself stores them.
    const before = (await alerts('rate_too_old')).length
    expect(await sweepRates(shop.deps)).toBe(0)
    const [{ version } = { version: '0' }] = await shop.rows<{ version: string }>(
      sql`select version::text from catalogue_version`,
    )
    shop.clock.advance(4 * dayMs)
    expect(await sweepRates(shop.deps)).toBe(1)
    expect((await alerts('rate_too_old')).slice(before)).toEqual([{ ref_id: 'EUR' }])
    expect(await sweepRates(shop.deps)).toBe(0)
    const [after] = await shop.rows<{ version: string }>(sql`select version::text from catalogue_version`)
    expect(Number(after?.version)).toBeGreaterThan(Number(version))
    await setAge(null)
    expect((await euro())?.tooOld).toBe(false)
  })
})
