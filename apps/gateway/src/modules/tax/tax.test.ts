import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTaxShop, type TaxShop } from '../../../test/orders/tax-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: TaxShop
beforeAll(async () => {
  shop = await createTaxShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const settings = async () => (await shop.inject(calls.tax.taxSettings, {}, shop.as(shop.staff))).body.data
const quote = async (
  body: { country?: string; vatNumber?: string },
  headers: Record<string, string> = {},
  offerId?: string,
) =>
  (
    await shop.inject(
      calls.tax.quoteTax,
      { body: { offerIds: [offerId ?? (await shop.offer({ mode: 'im' }))], ...body } },
      { ...shop.via(shop.customer), headers },
    )
  ).body.data
const taxOf = async (id: string) => (await shop.detail(id))?.tax
const staffTax = async (id: string) =>
  (await shop.inject(calls.support.staffOrder, { params: { id } }, shop.as(shop.staff))).body.data?.tax
async function textOf(id: string) {
  const [invoice] = (await shop.detail(id))?.invoices ?? []
  const { body } = await shop.inject(
    calls.invoice.invoiceFile,
    { params: { id, invoiceId: invoice?.id ?? '' } },
    shop.via(shop.customer),
  )
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(body.data?.document ?? '', 'base64')))
  return (await extractText(pdf, { mergePages: true })).text.replace(/[\u2066-\u2069]/g, '')
}

describe('a shop that charges no tax', () => {
  it('asks for no country, and states no tax in orders, carts and documents', async () => {
    expect((await settings())?.settings).toBeNull()
    expect(await quote({ country: 'DE' })).toMatchObject({ charges: false, rates: [], countries: [] })
    const id = await shop.soldAt(1190, { place: undefined })
    expect(await taxOf(id)).toBeUndefined()
    expect(await shop.documents(id)).toEqual([{ kind: 'invoice', minor: 1190, tax: 0, percent: null }])
    expect(await shop.confirm(id)).toBe('0000')
    expect(await shop.rows(sql`select * from tax_entry`)).toEqual([])
    // A place that somebody states anyway changes nothing.
    expect(await taxOf(await shop.soldAt(1190, { place: { country: 'DE' } }))).toBeUndefined()
  })
})

describe('rates', () => {
  it('refuse wrong values, and need a fresh proof of identity', async () => {
    await shop.owner.query(`update refresh_family set authenticated_at = $1`, [
      new Date(shop.clock.now().getTime() - dayMs),
    ])
    const body = { charges: true, country: 'DE', vatNumber: '' }
    expect((await shop.inject(calls.tax.setTaxSettings, { body }, shop.as(shop.staff))).body.code).toBe(
      'step_up_required',
    )
    expect((await shop.set({ country: 'ZZ' })).code).toBe('bad_request')
    expect((await shop.set({ vatNumber: 'DE12' })).code).toBe('vat_number_invalid')
    expect((await shop.addRate('ZZ', 19)).code).toBe('bad_request')
    expect((await shop.addRate('DE', 7.777)).code).toBe('bad_request')
    const before = new Date(shop.clock.now().getTime() - 2 * dayMs).toISOString()
    expect((await shop.addRate('DE', 19, { startsAt: before })).code).toBe('bad_request')
    expect((await shop.addRate('DE', 19, { categoryId: '999' })).code).toBe('not_found')
  })

  it('apply from their start to their end: the newest one, and one of the category before one for all goods', async () => {
    expect((await shop.set()).data?.settings).toEqual({ charges: true, country: 'DE', vatNumber: 'DE136695976' })
    const offerId = await shop.offer({ mode: 'im' })
    const rate = async () => (await quote({ country: 'DE' }, {}, offerId))?.rates[0]?.percent
    expect(await rate()).toBe(0)
    const usual = await shop.addRate('DE', 19)
    expect(await rate()).toBe(19)
    const startsAt = new Date(shop.clock.now().getTime() + 2 * hourMs).toISOString()
    const lower = await shop.addRate('DE', 16, { startsAt })
    expect(await rate()).toBe(19)
    shop.clock.advance(3 * hourMs)
    expect(await rate()).toBe(16)
    const [goods] = await shop.rows<{ id: string }>(
      sql`select category_id::text as id from offer where id = ${offerId}`,
    )
    const own = await shop.addRate('DE', 7, { categoryId: goods?.id ?? '' })
    expect(await rate()).toBe(7)
    expect((await quote({ country: 'FR' }, {}, offerId))?.rates[0]?.percent).toBe(0)
    expect((await settings())?.rates.map(({ percent, isCurrent }) => [percent, isCurrent])).toEqual([
      [16, true],
      [19, false],
      [7, true],
    ])
    // Ended rates stay in the history, and end once.
    expect((await shop.endRate(own.data?.id ?? '')).data?.endsAt).not.toBeNull()
    expect((await shop.endRate(own.data?.id ?? '')).code).toBe('state_conflict')
    expect((await shop.endRate(lower.data?.id ?? '')).code).toBe('0000')
    expect((await shop.endRate(randomUUID())).code).toBe('not_found')
    expect(await rate()).toBe(19)
    expect((await settings())?.rates).toHaveLength(3)
    expect(usual.data?.setBy).not.toBe('')
    await expect(shop.rows(sql`update tax_rate set percent = 1`)).rejects.toThrow()
    const [entry] = await shop.rows<{ before: unknown; after: unknown }>(
      sql`select before, after from audit_entry where call = 'tax.setTaxSettings' order by seq desc limit 1`,
    )
    expect(entry?.after).toEqual({ charges: true, country: 'DE', vatNumber: 'DE136695976' })
  })
})

describe('an order in a shop that charges tax', () => {
  it('needs a country, and keeps the rate of its moment', async () => {
    expect((await shop.buyAt([1190])).code).toBe('tax_country_required')
    expect((await shop.buyAt([1190], { place: { country: 'ZZ' } })).code).toBe('tax_country_required')
    const id = await shop.soldAt(1190)
    const agreed = { country: 'DE', percent: 19, minor: 190, vatNumber: null, isReverse: false }
    expect(await taxOf(id)).toEqual(agreed)
    const later = await shop.addRate('DE', 25)
    expect(await taxOf(id)).toEqual(agreed)
    expect(await taxOf(await shop.soldAt(1250))).toMatchObject({ percent: 25, minor: 250 })
    await shop.endRate(later.data?.id ?? '')
    await expect(shop.rows(sql`update order_head set tax_percent = 0 where id = ${id}`)).rejects.toThrow()
  })

  it('has an invoice of the company with net amount, rate and tax, also where sellers sell', async () => {
    await shop.rows(sql`insert into invoice_setting (tenant_id, sold_by, name, address, country, tax_number)
      values (1, 'seller', 'Lumen GmbH', 'Am Markt 1', 'DE', '123')`)
    const id = await shop.soldAt(1190)
    const text = await textOf(id)
    for (const part of [
      'Lumen GmbH',
      'DE136695976',
      'Net amount',
      '10.00 USD',
      'VAT 19% (Germany)',
      '1.90 USD',
      '11.90 USD',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('This document states no tax')
    const us = await textOf(await shop.soldAt(500, { place: { country: 'US' } }))
    expect(us).toContain('No VAT is due in United States for this sale.')
    await shop.rows(sql`update invoice_setting set sold_by = 'company'`)
  })

  it('compares the stated country with those of network and card, and shows staff what contradicts', async () => {
    const finding = async (network: string | undefined, card: string | null) => {
      const id = await shop.soldAt(1190, network ? { network } : {})
      if (card)
        await shop.rows(
          sql`update payment set card_country = ${card} where id = (select paid_by from order_head where id = ${id})`,
        )
      return staffTax(id)
    }
    expect(await finding(undefined, null)).toMatchObject({ country: 'DE', network: null, card: null, finding: 'alone' })
    expect(await finding('DE', null)).toMatchObject({ network: 'DE', finding: 'agreed' })
    expect(await finding('FR', 'DE')).toMatchObject({ network: 'FR', card: 'DE', finding: 'agreed' })
    // The stated country counts all the same.
    expect(await finding('FR', null)).toMatchObject({ percent: 19, minor: 190, finding: 'contradicted' })
  })

  it('offers the most likely country first: that of the profile, of the network, of the shop', async () => {
    expect((await quote({}))?.country).toBe('DE')
    expect((await quote({}, { 'x-client-country': 'FR' }))?.country).toBe('FR')
    // Only a client with a credential can tell the country of an address.
    const { body } = await shop.inject(
      calls.tax.quoteTax,
      { body: { offerIds: [await shop.offer()] } },
      { ...shop.via(shop.customer), credential: false, headers: { 'x-client-country': 'FR' } },
    )
    expect(body.data?.country).toBe('DE')
    await shop.rows(sql`update app_user set country_id = 840 where id = ${shop.customer.id}`)
    expect((await quote({}, { 'x-client-country': 'FR' }))?.country).toBe('US')
    await shop.rows(sql`update app_user set country_id = null where id = ${shop.customer.id}`)
  })

  it('has no tax for a business in another country, whose number has the right format', async () => {
    await shop.addRate('FR', 20)
    const business = { country: 'FR', vatNumber: 'FR 83 404 833 048' }
    expect((await shop.buyAt([1200], { place: { ...business, vatNumber: 'FR1' } })).code).toBe('vat_number_invalid')
    expect(await quote({ country: 'FR', vatNumber: 'FR1' })).toMatchObject({ vatNumber: null, isReverse: false })
    expect(await quote(business)).toMatchObject({
      vatNumber: 'FR83404833048',
      isReverse: true,
      rates: [{ percent: 0 }],
    })
    const id = await shop.soldAt(1200, { place: business })
    expect(await taxOf(id)).toEqual({
      country: 'FR',
      percent: 0,
      minor: 0,
      vatNumber: 'FR83404833048',
      isReverse: true,
    })
    const text = await textOf(id)
    for (const part of ['FR83404833048', 'Reverse charge: the recipient accounts for the VAT'])
      expect(text).toContain(part)
    expect(await shop.confirm(id)).toBe('0000')
    expect((await shop.month())?.list).toContainEqual({
      ...{ country: 'FR', percent: 0, isReverse: true, currency: 'USD', orders: 1, gross: 1200, net: 1200, tax: 0 },
    })
    // A business in the shop's own country pays the tax as everybody does.
    const home = await shop.soldAt(1190, { place: { country: 'DE', vatNumber: '136695976' } })
    expect(await taxOf(home)).toEqual({
      country: 'DE',
      percent: 19,
      minor: 190,
      vatNumber: 'DE136695976',
      isReverse: false,
    })
  })
})

describe('the tax in a price', () => {
  it('is split by the database as by the gateway', async () => {
    const cases = fc.sample(
      fc.tuple(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 10_000 })),
      500,
    )
    const rows = await shop.rows<{ tax: string }>(sql`
      select tax_in(gross, percent) as tax from unnest(${sql.param(cases.map(([gross]) => gross))}::bigint[],
        ${sql.param(cases.map(([, rate]) => rate / 100))}::numeric[]) with ordinality as c(gross, percent, n) order by n`)
    expect(rows.map(({ tax }) => Number(tax))).toEqual(cases.map(([gross, rate]) => splitGross(gross, rate / 100).tax))
  })
})
