import { type CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../check-invariants.ts'
import { sweepFiles } from '../file/sweep-files.ts'

let shop: AfterSalesShop
let manager: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Statements = CallInput<typeof calls.catalogEdit.createBrand>['body']
const site = { tenantId: String(testTenants.lumen.tenantId), siteId: testTenants.lumen.siteId }
const statements = (given: Partial<Statements> = {}): Statements => ({
  ...{ alias: 'star-harbour', name: 'Star Harbour', keywords: '', enabled: true, words: [] },
  ...given,
})
const words = (language: 'en' | 'de', name: string, about = '') => ({
  ...{ language, name, about, seoTitle: '', seoDescription: '' },
})
const create = async (given: Partial<Statements> = {}, by = manager) =>
  (await shop.inject(calls.catalogEdit.createBrand, { body: statements(given) }, shop.as(by))).body
async function created(alias: string, given: Partial<Statements> = {}) {
  const { data, code } = await create({ alias, ...given })
  if (!data) throw new Error(code)
  return data
}
const detail = async (id: string) =>
  (await shop.inject(calls.catalogEdit.staffBrandDetail, { params: { id } }, shop.as(manager))).body.data
type Edit = CallInput<typeof calls.catalogEdit.editBrand>['body']
/** Changes facts of a brand and repeats the others. */
async function edit(id: string, change: Partial<Edit>, by = manager) {
  const now = await detail(id)
  if (!now) throw new Error('no brand')
  const { alias, generalName: name, keywords, enabled, version } = now
  const body: Edit = { ...{ alias, name, keywords, enabled, words: [], version }, ...change }
  return (await shop.inject(calls.catalogEdit.editBrand, { params: { id }, body }, shop.as(by))).body
}
const shown = async (brandRouteName: string, locale = 'en') =>
  (
    await shop.inject(
      calls.catalog.urlRouteBrand,
      { query: { ...site, brandRouteName } },
      { headers: { lang: locale } },
    )
  ).body
const found = async (keyWord: string) =>
  (await shop.inject(calls.catalog.keySearch, { query: { ...site, keyWord } })).body.data?.map(({ brandId }) => brandId)

describe('a brand', () => {
  it('is made by staff, shown in the shop in each language, and found by its search words', async () => {
    const { id, missing } = await created('iron-vale', {
      ...{ name: 'Iron Vale', keywords: 'mythwood' },
      words: [
        words('de', 'Eisental', 'Ein Spiel.'),
        { ...words('en', '', 'A game.'), seoTitle: 'Iron Vale goods', seoDescription: 'All goods' },
      ],
    })
    expect([missing.includes('en'), missing.includes('de'), missing.length > 0]).toEqual([false, false, true])
    expect((await shown('iron-vale')).data).toMatchObject({
      ...{ brandId: id, brandName: 'Iron Vale', about: 'A game.' },
      seoConfig: { title: 'Iron Vale goods', description: 'All goods' },
    })
    expect((await shown('iron-vale', 'de')).data).toMatchObject({ brandName: 'Eisental', about: 'Ein Spiel.' })
    expect([await found('mythwood'), await found('nothing at all')]).toEqual([[id], []])
    // A language that an edit leaves out keeps its words; an empty text removes one.
    expect((await edit(id, { keywords: 'vale of iron', words: [words('de', '')] })).data?.words).toEqual([
      { ...words('en', '', 'A game.'), seoTitle: 'Iron Vale goods', seoDescription: 'All goods' },
    ])
    expect([await found('mythwood'), await found('vale of iron')]).toEqual([[], [id]])
    const listed = await shop.inject(
      calls.catalogEdit.staffBrandPage,
      { body: { keyword: 'iron', enabled: true } },
      shop.as(manager),
    )
    expect(listed.body.data?.list.map((row) => row.id)).toEqual([id])
  })

  it('is refused with the wrong field named', async () => {
    const refusal = async (given: Partial<Statements>) => {
      const { code, field } = await create(given)
      return [code, field]
    }
    expect(await refusal({ alias: 'checkout' })).toEqual(['alias_reserved', 'alias'])
    expect(await refusal({ alias: 'skyforge' })).toEqual(['alias_taken', 'alias'])
    expect(await refusal({ alias: 'Sky Forge' })).toEqual(['format_error', 'alias'])
    expect(await refusal({ name: '\u200b' })).toEqual(['data_error', 'name'])
    expect(await refusal({ words: [words('en', 'A'), words('en', 'B')] })).toEqual(['data_error', 'words'])
    expect(await refusal({ picture: crypto.randomUUID() })).toEqual(['not_found', 'picture'])
  })

  it('is read and changed only with the permission, and belongs to one tenant', async () => {
    const { id } = await created('grey-tower')
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    const support = await signInStaff(shop, 'lumen', 'support')
    const other = await signInStaff(shop, 'sahra', 'owner')
    const read = async (by: SignedIn) =>
      (await shop.inject(calls.catalogEdit.staffBrandDetail, { params: { id } }, shop.as(by))).body.code
    expect([await read(analyst), await read(support), await read(other)]).toEqual(['0000', 'forbidden', 'not_found'])
    expect((await edit(id, { name: 'Taken' }, analyst)).code).toBe('forbidden')
    expect((await edit(id, { name: 'Taken' }, other)).code).toBe('not_found')
  })

  it('leaves in the audit log who changed which facts', async () => {
    const { id } = await created('quiet-sea')
    await edit(id, { name: 'Quiet Ocean' })
    const [entry] = await shop.rows(
      sql`select user_id, before, after from audit_entry where call = 'catalogEdit.editBrand' and after ->> 'name' = 'Quiet Ocean'`,
    )
    expect(entry).toMatchObject({
      ...{ user_id: manager.id, before: { name: 'Star Harbour' }, after: { name: 'Quiet Ocean' } },
    })
  })
})

describe('an alias', () => {
  it('leads to the present one, may be taken back, and is free for no other brand', async () => {
    const { id } = await created('old-name')
    expect((await edit(id, { alias: 'new-name' })).data?.formerAliases).toEqual(['old-name'])
    expect((await shown('old-name')).data).toMatchObject({ brandId: id, brandAlias: 'new-name' })
    expect((await create({ alias: 'old-name' })).code).toBe('alias_taken')
    const other = await created('another-name')
    expect((await edit(other.id, { alias: 'old-name' })).code).toBe('alias_taken')
    expect((await edit(id, { alias: 'old-name' })).data?.formerAliases).toEqual(['new-name'])
    expect((await shown('new-name')).data?.brandAlias).toBe('old-name')
    await edit(id, { enabled: false })
    expect((await shown('new-name')).code).toBe('WEBSITE0100')
  })

  it('goes to one of two brands that take it at the same time, and two different ones go to both', async () => {
    const codes = async (...aliases: string[]) =>
      (await Promise.all(aliases.map((alias) => create({ alias })))).map(({ code }) => code).toSorted()
    expect(await codes('one-place', 'one-place', 'one-place')).toEqual(['0000', 'alias_taken', 'alias_taken'])
    expect(await codes('place-a', 'place-b')).toEqual(['0000', '0000'])
  })

  it('is not taken from the transaction that gives it up at the same time', async () => {
    const { id } = await created('given-up')
    const add = (alias: string) =>
      shop.within('lumen', (tx) =>
        tx.execute(sql`insert into brand (tenant_id, id, alias, name, cover_path, cover_wide_path)
          values (${testTenants.lumen.tenantId}, ${alias.length * 1000 + 7}, ${alias}, 'A brand', '', '')`),
      )
    /** Inserts a brand while another transaction renames the first one, and waits until the insert waits for it. */
    const during = async (renamed: string, alias: string) => {
      let adding: Promise<unknown> = Promise.resolve()
      await shop.within('lumen', async (tx) => {
        await tx.execute(sql`update brand set alias = ${renamed} where id = ${id}`)
        adding = add(alias).then(
          () => 'added',
          (error: Error) => String(error.cause),
        )
        const isWaiting = sql`select 1 from pg_locks where not granted`
        while ((await tx.execute(isWaiting)).rowCount === 0);
      })
      return adding
    }
    expect(await during('given-up-2', 'given-up')).toMatch('leads to another brand')
    expect(await during('given-up-3', 'never-used')).toBe('added')
  })
})

describe('an edit', () => {
  it('of an older version is refused, and of two at the same time one is', async () => {
    const { id, version } = await created('two-editors')
    const both = await Promise.all([edit(id, { name: 'First', version }), edit(id, { name: 'Second', version })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    expect((await edit(id, { name: 'Third', version })).field).toBe('version')
    expect((await edit(id, { name: 'Third' })).data?.generalName).toBe('Third')
  })
})

describe('a brand that is not enabled', () => {
  const brandId = '1900000000000000001'

  it('is not shown, and its offers cannot be bought until it is enabled again', async () => {
    const offerId = await shop.offer({ stock: 5 })
    const order = async () => (await shop.preOrder(await shop.buyer(), [{ offerId, quantity: 1 }])).body.code
    expect([await order(), (await shown('skyforge')).code]).toEqual(['0000', '0000'])
    await edit(brandId, { enabled: false })
    expect([await order(), (await shown('skyforge')).code]).toEqual(['offer_removed', 'WEBSITE0100'])
    await edit(brandId, { enabled: true })
    expect([await order(), (await shown('skyforge')).code]).toEqual(['0000', '0000'])
  })
})

describe('the picture of a brand', () => {
  const wide = () =>
    sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#246' } })
      .jpeg()
      .toBuffer()
  const keyOf = (url = '') => new URL(url).pathname.replace('/media/', '')
  const send = async () => (await upload(shop, manager, 'general', await wide())).id

  it('is shown in two shapes as long as the brand has it', async () => {
    const { id, coverUrl, coverWideUrl } = await created('pictured', { picture: await send() })
    const size = async (key: string) => {
      const { width, height } = await sharp((await shop.deps.files.get(key)) ?? Buffer.of()).metadata()
      return [width, height]
    }
    expect([await size(keyOf(coverUrl)), await size(keyOf(coverWideUrl))]).toEqual([
      [480, 640],
      [1280, 400],
    ])
    const narrow = keyOf(coverUrl).replace('.webp', '-240.avif')
    expect((await size(narrow))[0]).toBe(240)
    await edit(id, { name: 'Still pictured' })
    shop.clock.advance(2 * dayMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    expect(await shop.deps.files.get(narrow)).not.toBeNull()
    expect((await edit(id, { picture: null })).data?.coverUrl).toBe('')
    shop.clock.advance(2 * dayMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    expect([await shop.deps.files.get(narrow), await shop.deps.files.get(keyOf(coverWideUrl))]).toEqual([null, null])
  })

  it('leaves the brand and its offers when staff quarantine the file', async () => {
    const { id, coverUrl } = await created('taken-picture', { picture: await send() })
    const [{ file_id: fileId = '' } = {}] = await shop.rows<{ file_id: string }>(
      sql`select cover_file_id as file_id from brand where id = ${id}`,
    )
    const offerId = await shop.offer()
    await shop.rows(sql`update offer set cover_path = ${keyOf(coverUrl)} where id = ${offerId}`)
    const body = { fileId, reason: 'Not ours to show' }
    expect((await shop.inject(calls.file.quarantineFile, { body }, shop.as(shop.desk[0]))).body.code).toBe('0000')
    expect(await detail(id)).toMatchObject({ coverUrl: '', coverWideUrl: '' })
    expect((await shop.inject(calls.offer.offerCard, { params: { id: offerId } })).body.data?.coverUrl).toBe('')
    expect(await shop.deps.files.get(keyOf(coverUrl))).toBeNull()
  })
})
