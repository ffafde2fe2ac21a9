import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { mostAlerts } from '@tradepost/domain/limits/list-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { rent, topUp } from '../../../test/support/wallet.ts'
import { compose } from '../../compose.ts'
import { sendDueAlerts, sweepAlerts } from './due-alerts.ts'

let shop: Shop
let by: Buyer
beforeAll(async () => {
  shop = await createShop({ poolSize: 16 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  by = await shop.buyer()
})

const emailOf = ({ id }: Buyer) => `b${id}@example.com`
const mailsTo = async (who: Buyer) => (await shop.mailbox()).filter(({ toAddress }) => toAddress === emailOf(who))
const watch = (who: Buyer, offerId: string, below: number, currencyId = '1', lang = 'en') =>
  shop.inject(
    calls.alerts.setPriceAlert,
    { body: { offerId, below, currencyId } },
    { ...shop.via(who), headers: { lang } },
  )
const waitFor = (who: Buyer, offerId: string) =>
  shop.inject(calls.alerts.setReleaseAlert, { body: { offerId } }, shop.via(who))
const listOf = async (who: Buyer) =>
  (await shop.inject(calls.alerts.alertList, {}, shop.via(who))).body.data?.list ?? []
const price = (offerId: string, minor: number) =>
  shop.rows(sql`update offer set price_minor = ${minor} where id = ${offerId}`)
const run = () => shop.deps.jobs.runDue()

describe('a release alert', () => {
  it('sends one mail when the account can be rented again, after its rental and its maintenance', async () => {
    const renter = await shop.buyer()
    await topUp(shop, renter, 1000)
    const offerId = await shop.offer({ standardType: 5, accounts: true, price: 300 })
    expect((await waitFor(by, offerId)).body.code).toBe('alert_needless')
    expect((await waitFor(by, await shop.offer())).body.code).toBe('not_found')
    await rent(shop, renter, offerId)
    const answers = await Promise.all(Array.from({ length: 5 }, () => waitFor(by, offerId)))
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    shop.clock.advance(336 * hourMs)
    await run()
    expect(await mailsTo(by)).toEqual([])
    const { token } = await signInSeller(shop)
    const [unit] = await shop.rows<{ id: string }>(sql`select id from account_unit where offer_id = ${offerId}`)
    const maintenanceUntil = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const items = [{ label: 'password' as const, value: 'another one' }]
    await shop.inject(
      calls.rental.rotateRentalUnit,
      { params: { id: unit?.id ?? '' }, body: { items, maintenanceUntil } },
      { token },
    )
    await run()
    expect(await mailsTo(by)).toEqual([])
    shop.clock.advance(hourMs)
    await run()
    const [mail, ...more] = await mailsTo(by)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Free again: A thing worth having')
    expect(mail?.textBody).toContain(`${testTenants.lumen.origin}/items/${offerId}`)
    expect(await listOf(by)).toMatchObject([{ kind: 'release', offerId, sentAt: shop.clock.now().toISOString() }])
    // The account is rented and free again, but the alert was already sent.
    await rent(shop, renter, offerId)
    shop.clock.advance(336 * hourMs)
    await run()
    expect(await mailsTo(by)).toHaveLength(1)
  })
})

describe('a price alert', () => {
  it('is sent once, below its price, in the currency and language it was set in', async () => {
    const offerId = await shop.offer({ price: 1000 })
    // The price of 10.00 USD is 8.60 EUR, so 800 cents are different amounts in the two currencies.
    const dollars = await shop.buyer()
    expect((await watch(by, offerId, 800, '2', 'de')).body.data?.below).toEqual({ minor: 800, currency: 'EUR' })
    await watch(dollars, offerId, 800)
    await price(offerId, 931)
    await run()
    expect([await mailsTo(by), await mailsTo(dollars)]).toEqual([[], []])
    const [rate] = await shop.rows<{ per_usd: string }>(
      sql`select per_usd from fx_rate where code = 'EUR' order by rate_date desc limit 1`,
    )
    const below = Math.floor(799 / Number(rate?.per_usd))
    await price(offerId, below)
    await run()
    const [mail] = await mailsTo(by)
    expect(mail?.subject).toMatch(/^Jetzt 7\.\d\d EUR: A thing/)
    expect(mail?.textBody).toContain(`${testTenants.lumen.origin}/de/items/${offerId}`)
    await price(offerId, 799)
    await run()
    expect((await mailsTo(dollars)).map(({ subject }) => subject)).toEqual(['Now 7.99 USD: A thing worth having'])
    await price(offerId, 1000)
    await price(offerId, 500)
    await run()
    expect([(await mailsTo(by)).length, (await mailsTo(dollars)).length]).toEqual([1, 1])
  })

  it('waits while the offer is sold out, and is due when only the exchange rate changes', async () => {
    const offerId = await shop.offer({ price: 1000 })
    await watch(by, offerId, 900)
    await shop.rows(sql`update offer set price_minor = 500, available = 0, sold = 1, status = 3 where id = ${offerId}`)
    await run()
    expect(await mailsTo(by)).toEqual([])
    await shop.rows(sql`update offer set available = 1, sold = 0, status = 1 where id = ${offerId}`)
    await run()
    expect(await mailsTo(by)).toHaveLength(1)

    const euros = await shop.buyer()
    const otherOffer = await shop.offer({ price: 1000 })
    await watch(euros, otherOffer, 700, '2')
    expect(await sweepAlerts(shop.deps)).toBe(0)
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query(`insert into fx_rate values ('EUR', '2030-01-01', 0.70)`)
    // The alert needs a price below 7.00 EUR, and 7.00 is not below it.
    expect(await sweepAlerts(shop.deps)).toBe(0)
    await owner.query(`update fx_rate set per_usd = 0.69949999 where code = 'EUR' and rate_date = '2030-01-01'`)
    expect(await sweepAlerts(shop.deps)).toBe(1)
    await owner.query(`delete from fx_rate where code = 'EUR' and rate_date = '2030-01-01'`)
    await owner.end()
    expect((await mailsTo(euros)).map(({ subject }) => subject)).toEqual(['Now 6.99 EUR: A thing worth having'])
  })

  it('must be below the price, can be changed and cancelled, and is limited in number', async () => {
    const offerId = await shop.offer({ price: 1000 })
    expect(await watch(by, offerId, 1001)).toMatchObject({
      status: 400,
      body: { code: 'alert_price', field: 'below', msg: 'Enter a price below the current 10.00 USD' },
    })
    for (const below of [0, -5, 1.5]) expect((await watch(by, offerId, below)).body.code).toBe('format_error')
    expect((await watch(by, offerId, 5, '99')).body).toMatchObject({ code: 'bad_request', field: 'toCurrencyId' })
    expect((await watch(by, '42', 5)).body.code).toBe('not_found')
    const first = (await watch(by, offerId, 900)).body.data?.id
    expect((await watch(by, offerId, 800)).body.data?.id).toBe(first)
    expect(await listOf(by)).toMatchObject([{ below: { minor: 800, currency: 'USD' }, sentAt: null }])
    const cancel = () => shop.inject(calls.alerts.cancelAlert, { params: { id: first ?? '' }, body: {} }, shop.via(by))
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).body.code).toBe('not_found')
    await price(offerId, 100)
    await run()
    expect(await mailsTo(by)).toEqual([])
    await shop.rows(sql`insert into offer_alert (tenant_id, id, user_id, offer_id, kind, locale, currency, below_minor)
      select tenant_id, gen_random_uuid(), ${by.id}, o.id, 'price', 'en', 'USD', 1
      from offer o where o.id <> ${offerId} limit ${mostAlerts}`)
    const existing = (await listOf(by)).length
    for (let n = existing; n < mostAlerts; n++) await watch(by, await shop.offer(), 1)
    expect(await watch(by, await shop.offer(), 1)).toMatchObject({ status: 409, body: { code: 'alerts_full' } })
    await shop.rows(sql`update app_user set email = null, email_key = null where id = ${by.id}`)
    expect((await watch(by, offerId, 1)).body.code).toBe('email_missing')
  })
})

describe('two workers', () => {
  it('share many mails in batches and send each once', async () => {
    const second = compose({
      config: shop.deps.config,
      databaseUrl: shop.urls.app,
      clock: shop.clock,
      log: shop.deps.log,
    })
    const offerId = await shop.offer({ price: 1000 })
    const people = await Promise.all(Array.from({ length: 130 }, () => shop.buyer()))
    await shop.rows(sql`insert into offer_alert (tenant_id, id, user_id, offer_id, kind, locale, currency, below_minor)
      select 1, gen_random_uuid(), u.id, ${offerId}, 'price', 'en', 'USD', 900 from app_user u
      where u.id = any (${sql.param(`{${people.map(({ id }) => id).join()}}`)}::bigint[])`)
    await price(offerId, 500)
    const counts = await Promise.all(
      [shop.deps, second, shop.deps, second].map((deps) => sendDueAlerts(deps, 1, offerId)),
    )
    await run()
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(people.length)
    const counted = await shop.rows<{ n: number }>(
      sql`select count(*)::int n from mail where mail_key like 'alert:%' and to_address = any (${sql.param(`{${people.map(emailOf).join()}}`)}::text[]) group by to_address`,
    )
    expect(counted.map(({ n }) => n)).toEqual(Array(people.length).fill(1))

    // Control: reading due alerts and marking them afterwards mails people twice.
    const naive = await shop.offer({ price: 100 })
    await shop.rows(sql`insert into offer_alert (tenant_id, id, user_id, offer_id, kind, locale)
      select 1, gen_random_uuid(), u.id, ${naive}, 'release', 'en' from app_user u limit 20`)
    let written = 0
    await Promise.all(
      [shop.deps, second].map((deps) =>
        deps.db.withTenant(1, 'platform', async (tx) => {
          const { rows } = await tx.execute<{ id: string }>(
            sql`select id from offer_alert where offer_id = ${naive} and sent_at is null`,
          )
          await tx.execute(sql`select pg_sleep(0.05)`)
          await tx.execute(sql`update offer_alert set sent_at = moment() where id in ${rows.map(({ id }) => id)}`)
          written += rows.length
        }),
      ),
    )
    expect(written).toBeGreaterThan(20)
    await second.db.close()
  })
})

describe('notification settings', () => {
  const settings = (who: Buyer, release: boolean, priceOn: boolean) =>
    shop.inject(calls.alerts.setNotifications, { body: { release, price: priceOn } }, shop.via(who))
  const read = (token: string, tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(calls.alerts.readUnsubscribe, { body: { token } }, { tenant })
  const turn = (token: string, on: boolean, tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(calls.alerts.unsubscribe, { body: { token, on } }, { tenant })

  it('withhold mails of a kind until that kind is turned on again', async () => {
    const offerId = await shop.offer({ price: 1000 })
    await watch(by, offerId, 900)
    expect((await settings(by, true, false)).body.data).toEqual({ release: true, price: false })
    await price(offerId, 500)
    await run()
    expect(await sweepAlerts(shop.deps)).toBe(0)
    expect(await mailsTo(by)).toEqual([])
    await settings(by, true, true)
    expect(await sweepAlerts(shop.deps)).toBe(1)
    expect(await mailsTo(by)).toHaveLength(1)
  })

  it('are changed by the signed link of a mail: reading changes nothing, sending does, a forged link fails', async () => {
    const offerId = await shop.offer({ price: 1000 })
    await watch(by, offerId, 900)
    await price(offerId, 500)
    await run()
    const [mail] = await mailsTo(by)
    const url = new URL(/http\S+unsubscribe\S+/.exec(mail?.textBody ?? '')?.[0] ?? 'http://none')
    expect(mail?.htmlBody).toContain(`${url.origin}${url.pathname}?token=`)
    const token = url.searchParams.get('token') ?? ''
    const email = `${emailOf(by).slice(0, 1)}•••@example.com`
    const now = async () => (await shop.inject(calls.alerts.notificationSettings, {}, shop.via(by))).body.data
    expect((await read(token)).body.data).toEqual({ kind: 'price', email, on: true })
    expect(await now()).toEqual({ release: true, price: true })
    expect((await turn(token, false)).body.data).toEqual({ kind: 'price', email, on: false })
    expect((await turn(token, false)).status).toBe(200)
    expect(await now()).toEqual({ release: true, price: false })
    expect((await turn(token, true)).body.data?.on).toBe(true)

    const [, , mac = ''] = token.split('.')
    const other = await shop.buyer()
    const forged = [
      `${other.id}.price.${mac}`,
      `${by.id}.release.${mac}`,
      `${by.id}.price.`,
      `${by.id}.price.${'A'.repeat(43)}`,
      `${token}.x`,
      randomUUID(),
      'x'.repeat(400),
    ]
    for (const bad of forged) {
      expect(await read(bad)).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect((await turn(bad, false)).status).toBe(404)
    }
    expect((await turn(token, false, 'sahra')).status).toBe(404)
    expect(await now()).toEqual({ release: true, price: true })
  })
})
