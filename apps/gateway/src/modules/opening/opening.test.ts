import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'
import { standardBrands } from './standard-brands.ts'

let shop: PayoutShop
let owner: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
})
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  owner = await signInStaff(shop)
})

const read = async (by = owner) => (await shop.inject(calls.opening.openingDetail, {}, shop.as(by))).body
const stateOf = async (step: string) => (await read()).data?.steps.find(({ id }) => id === step)?.state
async function setOpen(isOpen: boolean, by = owner) {
  await shop.confirmIdentity(by)
  return (await shop.inject(calls.opening.setShopOpen, { body: { isOpen } }, shop.as(by))).body
}
const legal = { terms: 'https://a.example/t', privacy: 'https://a.example/p', imprint: 'https://a.example/i' }
const setLegal = async (links: Partial<typeof legal> = {}) =>
  (await shop.inject(calls.opening.setLegalLinks, { body: { ...legal, ...links } }, shop.as(owner))).body
const setLists = async (body: CallInput<typeof calls.opening.setShopLists>['body']) =>
  (await shop.inject(calls.opening.setShopLists, { body }, shop.as(owner))).body
async function setSender(address: string, by = owner) {
  await shop.confirmIdentity(by)
  return (await shop.inject(calls.opening.setMailSender, { body: { name: '', address } }, shop.as(by))).body
}
const siteConfig = async () =>
  (
    await shop.inject(calls.site.commonConfig, {
      query: { domain: testTenants.lumen.host, showLanguage: true, showCurrency: true },
    })
  ).body.data
const close = () => shop.asOwner(`update tenant set opened_at = null where code = 'lumen'`)
const reopen = () => shop.asOwner(`update tenant set opened_at = now() where code = 'lumen'`)

describe('the steps before the opening', () => {
  it('are done by facts alone, and the shop opens when each is done', async () => {
    await close()
    await shop.asOwner(`update site set theme_color = '#0a58ff' where tenant_id = 1`)
    expect(await stateOf('look')).toBe('open')
    await shop.asOwner(`update site set theme_color = '#0a58fe' where tenant_id = 1`)
    expect(await stateOf('look')).toBe('done')
    expect(await stateOf('legal')).toBe('open')
    expect(await setOpen(true)).toMatchObject({ code: 'opening_incomplete', field: 'legal' })
    const publish = (document: string) =>
      shop.asOwner(`insert into legal_version (tenant_id, document, version, texts, needs_consent, holds_from)
        values (1, '${document}', 1, '{"en":{"title":"T","html":"<p>T</p>"}}', false, now())`)
    await publish('terms')
    await publish('privacy')
    expect(await stateOf('legal')).toBe('open')
    await publish('imprint')
    expect(await stateOf('legal')).toBe('done')
    await shop.asOwner('delete from legal_version')
    expect(await stateOf('legal')).toBe('open')
    await setLegal()
    expect(await setOpen(true)).toMatchObject({ code: 'opening_incomplete', field: 'sender' })
    await setSender('shop@a.example')
    expect(await stateOf('sender')).toBe('done')
    expect(await setOpen(true)).toMatchObject({ code: 'opening_incomplete', field: 'payment' })
    await shop.inject(calls.opening.tryPayment, {}, shop.as(owner))
    expect((await read()).data?.payment).toMatchObject({ provider: 'sandbox', takesMoney: false, state: 'passed' })
    expect(await setOpen(true)).toMatchObject({ code: 'opening_incomplete', field: 'offer' })
    await shop.offer({ price: 1000 })
    expect(await setOpen(true)).toMatchObject({ code: 'opening_incomplete', field: 'order' })
    await reopen()
    await shop.earn(1000)
    await close()
    expect((await setOpen(true)).data).toMatchObject({ openedAt: shop.clock.now().toISOString() })
    expect(await setOpen(true)).toMatchObject({ code: 'state_conflict' })
    const [entry] = await shop.rows<{ after: object }>(
      sql`select before, after from audit_entry where call = 'opening.setShopOpen' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({ before: { isOpen: false }, after: { isOpen: true } })
  })

  it('belong to their own tenant', async () => {
    await setLegal()
    const other = await signInStaff(shop, 'sahra')
    expect((await read(other)).data?.legal).toEqual({ terms: null, privacy: null, imprint: null })
  })
})

describe('a closed shop', () => {
  it('sells to nobody but its team, and sells to all once it is open', async () => {
    const offerId = await shop.offer({ price: 1000, stock: 9 })
    const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail: shop.email }
    const preOrder = async (by: SignedIn) =>
      (await shop.inject(calls.checkout.preOrder, { body: { order, isBuyByCart: false } }, shop.via(by, randomUUID())))
        .body.code
    const stranger = await shop.buyer()
    await close()
    expect((await siteConfig())?.isOpen).toBe(false)
    expect(await preOrder(stranger)).toBe('shop_closed')
    expect(
      (
        await shop.inject(
          calls.wallet.topUp,
          { body: { amount: 1000, agreed: true, agreement: 'v1' } },
          shop.via(stranger, randomUUID()),
        )
      ).body.code,
    ).toBe('shop_closed')
    expect(await preOrder(owner)).toBe('0000')
    expect((await shop.inject(calls.opening.shopPreview, {}, shop.via(stranger))).body.data).toEqual({
      isAllowed: false,
    })
    expect((await shop.inject(calls.opening.shopPreview, {}, shop.via(owner))).body.data).toEqual({ isAllowed: true })
    await reopen()
    expect(await preOrder(stranger)).toBe('0000')
  })

  it('is opened and closed only with the permission and a fresh sign-in', async () => {
    const editor = await signInStaff(shop, 'lumen', 'content_editor')
    expect((await setOpen(false, editor)).code).toBe('forbidden')
    shop.clock.advance(hourMs)
    owner = await signInStaff(shop)
    shop.clock.advance(hourMs / 3)
    expect((await shop.inject(calls.opening.setShopOpen, { body: { isOpen: false } }, shop.as(owner))).body.code).toBe(
      'step_up_required',
    )
    expect(await setOpen(false)).toMatchObject({ code: '0000', data: { openedAt: null } })
    await reopen()
  })
})

describe('what staff set before the opening', () => {
  it('are languages and currencies, of which each currency has a rate', async () => {
    const { languages = [], currencies = [] } = (await read()).data ?? {}
    expect((await setLists({ languages: ['de', 'en'], currencies: ['EUR', 'USD'] })).data).toMatchObject({
      ...{ languages: ['de', 'en'], currencies: ['EUR', 'USD'] },
    })
    const config = await siteConfig()
    expect(config?.languageList?.map(({ code }) => code)).toEqual(['de', 'en'])
    expect(config?.currencyList?.map(({ code }) => code)).toEqual(['EUR', 'USD'])
    await shop.asOwner(`delete from fx_rate where code = 'KWD'`)
    expect(await setLists({ languages: ['en'], currencies: ['KWD'] })).toMatchObject({
      code: 'data_error',
      field: 'currencies',
    })
    expect((await setLists({ languages: [], currencies: ['USD'] })).code).not.toBe('0000')
    expect((await setLists({ languages, currencies })).code).toBe('0000')
  })

  it('include where people sell: the desk of the shop, or nothing without one', async () => {
    expect((await siteConfig())?.sellerUrl).toBeNull()
    const { deskOrigins } = shop.deps.config
    Object.assign(shop.deps.config, {
      deskOrigins: { lumen: 'https://desk.lumen.example', sahra: 'https://d.example' },
    })
    expect((await siteConfig())?.sellerUrl).toBe('https://desk.lumen.example/sell')
    Object.assign(shop.deps.config, { deskOrigins: { sahra: 'https://d.example' } })
    expect((await siteConfig())?.sellerUrl).toBeNull()
    Object.assign(shop.deps.config, { deskOrigins })
  })

  it('include whether the shop insures anything', async () => {
    expect((await siteConfig())?.insures).toBe(true)
    const query = { domain: testTenants.sahra.host }
    const other = await shop.inject(calls.site.commonConfig, { query }, { tenant: 'sahra' })
    expect(other.body.data?.insures).toBe(false)
  })

  it('are legal pages on https, shown by the shop', async () => {
    for (const terms of ['http://a.example', 'javascript:alert(1)', 'terms', 'https://me:secret@a.example/'])
      expect(await setLegal({ terms })).toMatchObject({ code: 'data_error', field: 'terms' })
    await setLegal({ terms: 'https://a.example/new' })
    expect((await siteConfig())?.legalLinks.map(({ page, url }) => `${page} ${url}`)).toEqual([
      'terms https://a.example/new',
      'privacy https://a.example/p',
      'imprint https://a.example/i',
    ])
  })

  it('is a sender, told by a trial mail to whoever set it', async () => {
    expect((await setSender('nobody')).code).toBe('email_format')
    expect((await setSender('support@a.example')).data?.sender).toMatchObject({ address: 'support@a.example' })
    expect((await shop.mailbox()).some(({ textBody }) => textBody.includes('support@a.example'))).toBe(true)
  })

  it('are brands of the list, each once, with the kinds of goods that the shop has', async () => {
    expect(standardBrands).toHaveLength(60)
    expect(new Set(standardBrands.map(({ alias }) => alias)).size).toBe(60)
    const take = async (aliases: string[]) =>
      (await shop.inject(calls.opening.takeStandardBrands, { body: { aliases } }, shop.as(owner))).body
    const free = (await shop.inject(calls.opening.standardBrandList, {}, shop.as(owner))).body.data?.list
      .filter(({ isTaken }) => !isTaken)
      .map(({ alias }) => alias)
    const [one = '', two = ''] = free ?? []
    const answers = await Promise.all([take([one]), take([one, two]), take([two])])
    expect(answers.reduce((sum, { data }) => sum + (data?.added ?? 0), 0)).toBe(2)
    expect((await take([one])).data).toEqual({ added: 0 })
    expect(await take(['no-such-brand'])).toMatchObject({ code: 'data_error', field: 'aliases' })
    const goods = await shop.rows<{ n: number }>(
      sql`select count(*)::int as n from brand_category c join brand b on b.tenant_id = c.tenant_id and b.id = c.brand_id
        where b.alias = ${one}`,
    )
    const kinds = standardBrands.find(({ alias }) => alias === one)?.kinds ?? []
    const had = await shop.rows<{ alias: string }>(sql`select alias from category where tenant_id = 1`)
    expect(goods[0]?.n).toBe(had.filter(({ alias }) => kinds.some((kind) => kind === alias)).length)
  })
})
