import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
let manager: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const site = { tenantId: String(testTenants.lumen.tenantId), siteId: testTenants.lumen.siteId }
type Statements = CallInput<typeof calls.catalogEdit.createCategory>['body']
type Edit = CallInput<typeof calls.catalogEdit.editCategory>['body']
const words = (language: 'en' | 'de', name: string, about = '') => ({
  ...{ language, name, about, seoTitle: '', seoDescription: '' },
})
const create = async (given: Partial<Statements> = {}, by = manager) => {
  const body: Statements = {
    ...{ alias: 'skins', kind: 'items', position: 20, enabled: true, words: [words('en', 'Skins')] },
    ...given,
  }
  return (await shop.inject(calls.catalogEdit.createCategory, { body }, shop.as(by))).body
}
async function created(alias: string, given: Partial<Statements> = {}) {
  const { data, code } = await create({ alias, ...given })
  if (!data) throw new Error(code)
  return data
}
const detail = async (id: string, by = manager) =>
  (await shop.inject(calls.catalogEdit.staffCategoryDetail, { params: { id } }, shop.as(by))).body
/** Changes facts of a category and repeats the others. */
async function edit(id: string, change: Partial<Edit>, by = manager) {
  const { data } = await detail(id)
  if (!data) throw new Error('no category')
  const { alias, position, enabled, version } = data
  const body: Edit = { ...{ alias, position, enabled, words: [], version }, ...change }
  return (await shop.inject(calls.catalogEdit.editCategory, { params: { id }, body }, shop.as(by))).body
}
const shown = async (categoryRouteName: string, lang = 'en') =>
  (await shop.inject(calls.catalog.urlRouteCategory, { query: { ...site, categoryRouteName } }, { headers: { lang } }))
    .body
const list = async (body: CallInput<typeof calls.catalogEdit.staffCategoryPage>['body']) =>
  (await shop.inject(calls.catalogEdit.staffCategoryPage, { body }, shop.as(manager))).body.data?.list.map(
    ({ alias }) => alias,
  )

describe('a category', () => {
  it('is made by staff, and shown in the shop in each language', async () => {
    const { id, kind, icon, missing } = await created('pets', {
      ...{ kind: 'account', words: [words('en', 'Pets', 'Friends that fight.'), words('de', 'Haustiere')] },
    })
    expect([kind, icon, missing.includes('de'), missing.includes('en')]).toEqual([
      'account',
      'circle-user',
      false,
      false,
    ])
    expect((await shown('pets')).data).toMatchObject({
      categoryId: id,
      categoryName: 'Pets',
      about: 'Friends that fight.',
    })
    expect((await shown('pets', 'de')).data).toMatchObject({ categoryName: 'Haustiere', standardType: 0 })
    // A language that an edit leaves out keeps its words; an empty text removes one.
    const after = await edit(id, { words: [words('de', '')], position: 3 })
    expect(after.data).toMatchObject({ position: 3, words: [words('en', 'Pets', 'Friends that fight.')] })
    expect([await list({ keyword: 'pet' }), await list({ keyword: 'pet', enabled: false })]).toEqual([['pets'], []])
  })

  it('is refused with the wrong field named', async () => {
    const refusal = async (given: Partial<Statements>) => {
      const { code, field } = await create(given)
      return [code, field]
    }
    expect(await refusal({ alias: 'checkout' })).toEqual(['alias_reserved', 'alias'])
    expect(await refusal({ alias: 'kind-0' })).toEqual(['alias_taken', 'alias'])
    expect(await refusal({ alias: 'Big Skins' })).toEqual(['format_error', 'alias'])
    expect(await refusal({ words: [words('en', '\u200b')] })).toEqual(['data_error', 'name'])
    expect(await refusal({ words: [words('en', 'A'), words('en', 'B')] })).toEqual(['data_error', 'words'])
  })

  it('is found by its search words in each language, also misspelt, as long as it has them', async () => {
    const [{ id = '' } = {}] = await shop.rows<{ id: string }>(
      sql`select id::text from category where alias = 'kind-goods' and tenant_id = ${testTenants.lumen.tenantId}`,
    )
    const offerId = await shop.offer({ stock: 3 })
    const finds = async (keyWord: string) =>
      (await shop.inject(calls.offer.offerPage, { body: { keyWord } })).body.data?.list.some(
        (one) => one.id === offerId,
      )
    // Control: nothing has these words yet.
    expect(await finds('zyxcredits')).toBe(false)
    await edit(id, {
      words: [
        { ...words('en', 'Goods'), keywords: 'zyxcredits topupz' },
        { ...words('de', ''), keywords: 'Guthabenqx' },
      ],
    })
    for (const typed of ['zyxcredits', 'TopUpZ', 'guthabenqx', 'zyxcredts', 'goods'])
      expect(await finds(typed), typed).toBe(true)
    expect(await list({ keyword: 'guthaben' })).toEqual(['kind-goods'])
    // Search words that an edit leaves out stay, also in a language without a name; empty ones go.
    const kept = await edit(id, { words: [words('en', 'Goods')] })
    expect(kept.data?.words).toEqual([
      { ...words('en', 'Goods'), keywords: 'zyxcredits topupz' },
      { ...words('de', ''), keywords: 'Guthabenqx' },
    ])
    await edit(id, { words: [{ ...words('de', ''), keywords: '' }] })
    expect([await finds('guthabenqx'), await finds('zyxcredits')]).toEqual([false, true])
    await edit(id, { words: [{ ...words('en', 'Goods'), keywords: '' }] })
    const tooMany = await create({ alias: 'too-many', words: [{ ...words('en', 'A'), keywords: 'w'.repeat(501) }] })
    expect(tooMany.code).not.toBe('0000')
  })

  it('is read and changed only with the permission, belongs to one tenant, and leaves entries in the audit log', async () => {
    const { id } = await created('boats')
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    const support = await signInStaff(shop, 'lumen', 'support')
    const other = await signInStaff(shop, 'sahra', 'owner')
    const codes = [await detail(id, analyst), await detail(id, support), await detail(id, other)].map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['0000', 'forbidden', 'not_found'])
    expect((await edit(id, { position: 1 }, analyst)).code).toBe('forbidden')
    expect((await edit(id, { position: 1 }, other)).code).toBe('not_found')
    await edit(id, { position: 77 })
    const [entry] = await shop.rows(
      sql`select user_id, before, after from audit_entry where call = 'catalogEdit.editCategory' and after ->> 'position' = '77'`,
    )
    expect(entry).toMatchObject({ user_id: manager.id, before: { position: 20 }, after: { position: 77 } })
  })

  it('of an older version is not changed, and of two edits at the same time one is', async () => {
    const { id, version } = await created('two-editors')
    const both = await Promise.all([edit(id, { position: 1, version }), edit(id, { position: 2, version })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    expect((await edit(id, { position: 3, version })).field).toBe('version')
    expect((await edit(id, { position: 4 })).data?.position).toBe(4)
  })

  it('changes its kind until a brand sells it', async () => {
    const { id } = await created('relics')
    expect((await edit(id, { kind: 'coins' })).data?.kind).toBe('coins')
    const params = { brandId: '1900000000000000001' }
    await shop.inject(calls.catalogEdit.addBrandCategory, { params, body: { categoryId: id } }, shop.as(manager))
    expect(await edit(id, { kind: 'items' })).toMatchObject({
      ...{ code: 'used_by_brands', field: 'kind', msg: 'One game sells this category, so its kind stays.' },
    })
    expect((await edit(id, { kind: 'coins' })).data?.kind).toBe('coins')
  })
})

describe('the alias of a category', () => {
  it('leads to the present one, may be taken back, and is free for no other category', async () => {
    const { id } = await created('old-kind')
    expect((await edit(id, { alias: 'new-kind' })).data?.formerAliases).toEqual(['old-kind'])
    expect((await shown('old-kind')).data).toMatchObject({ categoryId: id, categoryAlias: 'new-kind' })
    expect((await create({ alias: 'old-kind' })).code).toBe('alias_taken')
    expect((await edit(id, { alias: 'old-kind' })).data?.formerAliases).toEqual(['new-kind'])
    await edit(id, { enabled: false })
    expect([(await shown('new-kind')).code, (await shown('old-kind')).code]).toEqual(['WEBSITE0102', 'WEBSITE0102'])
  })

  it('leads to the present page of each brand that sells it', async () => {
    const [{ id = '' } = {}] = await shop.rows<{ id: string }>(
      sql`select id::text from category where alias = 'kind-goods' and tenant_id = ${testTenants.lumen.tenantId}`,
    )
    await edit(id, { alias: 'renamed-goods' })
    const query = { ...site, brandRouteName: 'skyforge', categoryRouteName: 'kind-goods' }
    const answer = await shop.inject(calls.catalog.urlRouteBrandCategory, { query })
    expect(answer.body.data).toMatchObject({ categoryId: id, categoryAlias: 'renamed-goods' })
    await edit(id, { alias: 'kind-goods' })
  })

  it('goes to one of two categories that take it at the same time, and two different ones go to both', async () => {
    const codes = async (...aliases: string[]) =>
      (await Promise.all(aliases.map((alias) => create({ alias })))).map(({ code }) => code).toSorted()
    expect(await codes('one-kind', 'one-kind', 'one-kind')).toEqual(['0000', 'alias_taken', 'alias_taken'])
    expect(await codes('kind-a', 'kind-b')).toEqual(['0000', '0000'])
  })

  it('of a page that the shop has is kept and taken back, but taken by no other category', async () => {
    const { id } = await created('lending')
    await shop.within('lumen', (tx) => tx.execute(sql`update category set alias = 'rental' where id = ${id}`))
    expect((await edit(id, { position: 9 })).code).toBe('0000')
    expect((await edit(id, { alias: 'lending' })).code).toBe('0000')
    expect((await edit(id, { alias: 'rental' })).code).toBe('0000')
    expect((await edit(id, { alias: 'wishlist' })).code).toBe('alias_reserved')
  })
})

describe('a category that is not enabled', () => {
  it('is not shown, and its offers cannot be bought until it is enabled again', async () => {
    const offerId = await shop.offer({ stock: 5 })
    const [{ id = '' } = {}] = await shop.rows<{ id: string }>(
      sql`select category_id::text as id from offer where id = ${offerId}`,
    )
    const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
    const { alias = '' } = (await detail(id)).data ?? {}
    expect([await order(), (await shown(alias)).code]).toEqual(['0000', '0000'])
    const hidden = await edit(id, { enabled: false })
    expect([hidden.data?.offers, await order(), (await shown(alias)).code]).toEqual([0, 'offer_removed', 'WEBSITE0102'])
    // An offer that is put in meanwhile waits for its category, too.
    const later = await shop.offer({ stock: 1 })
    expect(await shop.rows(sql`select status, held_status from offer where id = ${later}`)).toEqual([
      { status: 2, held_status: 1 },
    ])
    await edit(id, { enabled: true })
    expect([await order(), (await shown(alias)).code]).toEqual(['0000', '0000'])
    expect(await shop.rows(sql`select status from offer where id = ${later}`)).toEqual([{ status: 1 }])
  })
})
