import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let manager: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await signInStaff(shop)
  manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
})
afterAll(() => shop.close())

const as = () => ({ token: manager.token, tenant: manager.tenant })
type Words = CallInput<typeof calls.catalogEdit.createBrand>['body']['words'][number]
const words = (language: 'en' | 'de' | 'ar', more: Partial<Words> = {}): Words => ({
  ...{ language, name: '', about: '', seoTitle: '', seoDescription: '' },
  ...more,
})

/** The first language of the shop is English. */
describe('words of the catalogue that are older than those of the first language', () => {
  it('are known of a brand, until somebody translates them anew or says that they still fit', async () => {
    const facts = { alias: 'tide-hall', name: 'Tide Hall', keywords: '', enabled: true }
    const created = await shop.inject(
      calls.catalogEdit.createBrand,
      {
        body: {
          ...facts,
          words: [
            words('en', { about: 'A game.' }),
            words('de', { name: 'Flutsaal', about: 'Ein Spiel.' }),
            words('ar', { about: 'لعبة.', seoTitle: 'لعبة' }),
          ],
        },
      },
      as(),
    )
    let brand = created.body.data
    expect(brand?.outdated).toEqual([])
    const edit = async (more: Partial<CallInput<typeof calls.catalogEdit.editBrand>['body']>) => {
      const body = { ...facts, words: [], version: brand?.version ?? 0, ...more }
      const answer = await shop.inject(calls.catalogEdit.editBrand, { params: { id: brand?.id ?? '' }, body }, as())
      expect(answer.body.code).toBe('0000')
      brand = answer.body.data
      return brand?.outdated.toSorted()
    }
    // Search words are no words of a language.
    expect(await edit({ keywords: 'tides' })).toEqual([])
    expect(await edit({ words: [words('en', { about: 'A long game.' })] })).toEqual(['ar', 'de'])
    // An outdated text stays outdated until somebody changes or confirms it.
    expect(await edit({ enabled: false })).toEqual(['ar', 'de'])
    expect(await edit({ words: [words('de', { name: 'Flutsaal', about: 'Ein langes Spiel.' })] })).toEqual(['ar'])
    expect(await edit({ confirmed: ['ar'] })).toEqual([])
    // The words for search engines are among the words, and so is the general name.
    expect(await edit({ words: [words('en', { about: 'A long game.', seoTitle: 'Tide Hall goods' })] })).toEqual([
      'ar',
      'de',
    ])
    expect(await edit({ confirmed: ['ar', 'de'] })).toEqual([])
    expect(await edit({ name: 'Tide Halls' })).toEqual(['ar', 'de'])
    const list = await shop.inject(calls.catalogEdit.staffBrandPage, { body: { keyword: 'tide' } }, as())
    expect(list.body.data?.list.map(({ alias, outdated }) => [alias, outdated.toSorted()])).toEqual([
      ['tide-hall', ['ar', 'de']],
    ])
    const [entry] = await shop.rows<{ after: { outdated?: string[] } }>(
      sql`select after from audit_entry where call = 'catalogEdit.editBrand' order by seq desc limit 1`,
    )
    expect(entry?.after.outdated).toEqual(['ar', 'de'])
  })

  it('are known of a category, of its words in a brand, and of an attribute', async () => {
    const category = await shop.inject(
      calls.catalogEdit.createCategory,
      {
        body: {
          ...{ alias: 'relics', position: 90, enabled: true, kind: 'items' },
          words: [words('en', { name: 'Relics' }), words('de', { name: 'Relikte' })],
        },
      },
      as(),
    )
    const { id: categoryId = '', version = 0 } = category.body.data ?? {}
    const edited = await shop.inject(
      calls.catalogEdit.editCategory,
      {
        params: { id: categoryId },
        body: {
          ...{ alias: 'relics', position: 90, enabled: true, version },
          words: [words('en', { name: 'Relics', about: 'Old things.' })],
        },
      },
      as(),
    )
    expect(edited.body.data?.outdated).toEqual(['de'])

    const brand = await shop.inject(
      calls.catalogEdit.createBrand,
      { body: { alias: 'moss-keep', name: 'Moss Keep', keywords: '', enabled: true, words: [] } },
      as(),
    )
    const goods = { brandId: brand.body.data?.id ?? '', categoryId }
    const added = await shop.inject(
      calls.catalogEdit.addBrandCategory,
      { params: { brandId: goods.brandId }, body: { categoryId } },
      as(),
    )
    expect(added.body.data?.outdated).toEqual([])
    const setSeo = async (version: number, texts: Partial<Record<'en' | 'de', string>>) => {
      const { body } = await shop.inject(
        calls.catalogEdit.editBrandCategory,
        {
          params: goods,
          body: {
            ...{ enabled: true, position: null, attributes: [], version },
            words: Object.entries(texts).map(([language, seoTitle]) => ({
              ...{ language: language as 'en' | 'de', seoTitle, seoDescription: '' },
            })),
          },
        },
        as(),
      )
      return body.data?.outdated
    }
    expect(await setSeo(1, { en: 'Relics of Moss Keep', de: 'Relikte aus Moss Keep' })).toEqual([])
    expect(await setSeo(2, { en: 'All relics of Moss Keep' })).toEqual(['de'])
    expect(await setSeo(3, { de: 'Alle Relikte aus Moss Keep' })).toEqual([])

    const facts = { attrType: 2, isMain: false, filterable: true, required: false, position: 5 }
    const attribute = await shop.inject(
      calls.catalogEdit.createAttribute,
      {
        body: {
          ...facts,
          names: [
            { language: 'en', name: 'Age' },
            { language: 'de', name: 'Alter' },
          ],
        },
      },
      as(),
    )
    const rename = async (version: number, name: string, confirmed?: ['de']) =>
      (
        await shop.inject(
          calls.catalogEdit.editAttribute,
          {
            params: { id: attribute.body.data?.id ?? '' },
            body: { ...facts, version, names: [{ language: 'en', name }], ...(confirmed ? { confirmed } : {}) },
          },
          as(),
        )
      ).body.data?.outdated
    expect(await rename(1, 'Age')).toEqual([])
    expect(await rename(2, 'Age in years')).toEqual(['de'])
    expect(await rename(3, 'Age in years', ['de'])).toEqual([])
  })

  it('are known of each value of an attribute, and counted for the list', async () => {
    const facts = { attrType: 2, isMain: false, filterable: true, required: false, position: 5 }
    const names = [{ language: 'en' as const, name: 'Weather' }]
    const created = await shop.inject(
      calls.catalogEdit.createAttribute,
      { body: { ...facts, names, values: ['Rain', 'Snow'] } },
      as(),
    )
    const id = created.body.data?.id ?? ''
    let version = created.body.data?.version ?? 0
    const edit = async (value: string, texts: Partial<Record<'en' | 'de' | 'ar', string>>, confirmed?: ['ar']) => {
      const words = Object.entries(texts).map(([language, name]) => ({ language: language as 'en' | 'de', name }))
      const { data } = (
        await shop.inject(
          calls.catalogEdit.editAttributeValue,
          { params: { id }, body: { value, enabled: true, words, version, ...(confirmed ? { confirmed } : {}) } },
          as(),
        )
      ).body
      version = data?.version ?? 0
      return data?.valueList.map((one) => [one.value, one.outdated.toSorted()])
    }
    const listed = async () =>
      (await shop.inject(calls.catalogEdit.staffAttributePage, { body: { keyword: 'weather' } }, as())).body.data
        ?.list[0]
    expect(await edit('Rain', { de: 'Regen', ar: 'مطر' })).toEqual([
      ['Rain', []],
      ['Snow', []],
    ])
    await edit('Snow', { de: 'Schnee' })
    // A value is its own word in the first language, so words of its own change the original.
    expect(await edit('Rain', { en: 'Heavy rain' })).toEqual([
      ['Rain', ['ar', 'de']],
      ['Snow', []],
    ])
    // An edit of another value keeps what is known of this one.
    expect(await edit('Snow', { en: 'Fresh snow' })).toEqual([
      ['Rain', ['ar', 'de']],
      ['Snow', ['de']],
    ])
    expect(await listed()).toMatchObject({ outdated: [], outdatedValues: 2 })
    expect(await edit('Rain', { de: 'Starkregen' })).toContainEqual(['Rain', ['ar']])
    expect(await edit('Rain', {}, ['ar'])).toContainEqual(['Rain', []])
    expect(await listed()).toMatchObject({ outdatedValues: 1 })
    const [entry] = await shop.rows<{ after: { valueOutdated?: object } }>(
      sql`select after from audit_entry where call = 'catalogEdit.editAttributeValue' order by seq desc limit 1`,
    )
    expect(entry?.after.valueOutdated).toEqual({ Snow: ['de'] })
    await shop.inject(calls.catalogEdit.removeAttributeValue, { params: { id }, body: { value: 'Snow' } }, as())
    const [row] = await shop.rows(sql`select value_outdated as "left" from attribute_def where id = ${id}`)
    expect(row).toEqual({ left: {} })
  })
})
