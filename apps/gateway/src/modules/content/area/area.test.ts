import { type CallInput, calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { pageAreas } from '@tradepost/domain/content/page-areas'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { upload } from '../../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../../check-invariants.ts'
import { areaBodyOf, storedAreas } from './area-body.ts'

let shop: Shop
let admin: pg.Client
let editor: SignedIn
let other: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  shop = await createShop()
  admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  await signInStaff(shop)
  editor = await signInStaff(shop, 'lumen', 'content_editor')
  other = await signInStaff(shop, 'lumen', 'administrator')
  stranger = await signInStaff(shop, 'sahra')
})
afterAll(async () => {
  await admin.end()
  await shop.close()
})
afterEach(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  // Each test begins with a shop without areas.
  await admin.query(`delete from content_version where kind = 'area'`)
  await admin.query(`delete from content_item where kind = 'area'`)
  await admin.query('delete from page_area')
})

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
const brandId = '1900000000000000001'
const categoryId = '1900000000000000100'
type Area = CallInput<typeof calls.content.saveArea>['body']['area']
const save = (type: number, version: number, area: Area, more: { confirmed?: ['de']; by?: SignedIn } = {}) => {
  const body = { areaType: type, version, area, confirmed: more.confirmed ?? [] }
  return shop.inject(calls.content.saveArea, { body }, as(more.by ?? editor))
}
type Times = { at?: string; until?: string }
const publish = (type: number, version: number, times: Times = {}) =>
  shop.inject(
    calls.content.publishContent,
    { params: { kind: 'area', item: String(type) }, body: { version, ...times } },
    as(editor),
  )
const params = (type: number) => ({ kind: 'area' as const, item: String(type) })
const detail = (type: number, version?: number, by = editor) =>
  shop.inject(calls.content.contentDetail, { params: params(type), query: version ? { version } : {} }, as(by))
/** An area as the shop reads it; null if it has none. */
async function shown(type: number, lang = 'en') {
  const query = { domain: testTenants.lumen.host, areaTypes: [type] }
  const { body } = await shop.inject(calls.site.commonConfig, { query }, { headers: { lang } })
  const [config] = body.data?.configs ?? []
  return config ? (JSON.parse(config.jsonData) as Record<string, never>) : null
}
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString()
async function pass(hours: number) {
  shop.clock.advance(hours * hourMs)
  editor = await signInStaff(shop, 'lumen', 'content_editor')
  await shop.deps.jobs.runDue()
}
const link = (key: string, title: string, href = '/help') => ({ key, href, texts: { en: { title } } })
const block = (key: string, texts: object) => ({ key, icon: 'lock' as const, texts }) as never
const words = (title: string) => ({ title, text: `${title} in short` })
const refusalOf = async (answer: Promise<{ body: { code: string; field?: string | undefined } }>) => {
  const { code, field } = (await answer).body
  return [code, field]
}

describe('an area of pages', () => {
  it('is a draft until it is published, in its languages, and gone once it is withdrawn', async () => {
    const texts = { en: words('Safe'), de: words('Sicher') }
    expect((await save(areaType.pcHomeText, 0, { blocks: [block('a', texts)] })).body.data).toMatchObject({
      ...{ state: 'draft', version: 1, shown: null },
      content: { kind: 'area', areaType: 13, blocks: [{ key: 'a', icon: 'lock', texts, outdated: [] }] },
    })
    expect(await shown(13)).toBeNull()
    await publish(13, 1)
    expect(await shown(13, 'de')).toEqual({ blocks: [{ ...words('Sicher'), icon: 'lock' }] })
    expect(await shown(13, 'ar')).toEqual({ blocks: [{ ...words('Safe'), icon: 'lock' }] })
    await shop.inject(calls.content.withdrawContent, { params: params(13), body: { version: 1 } }, as(editor))
    expect(await shown(13)).toBeNull()
  })

  it('takes over what the shop shows without an edit, goes back to it, and keeps every version', async () => {
    await shop.rows(
      sql`insert into page_area (tenant_id, area_type, content) values (1, 7, ${JSON.stringify({
        en: { columns: [{ title: 'Shop', links: [{ title: 'Help', href: '/help' }] }] },
        de: { columns: [{ title: 'Laden', links: [{ title: 'Hilfe', href: '/help' }] }] },
      })}::jsonb)`,
    )
    const { data } = (await detail(7)).body
    expect(data).toMatchObject({
      ...{ state: 'published', version: 1 },
      content: {
        columns: [
          {
            key: '1',
            texts: { en: { title: 'Shop' }, de: { title: 'Laden' } },
            links: [{ key: 'c1l1', href: '/help', texts: { en: { title: 'Help' }, de: { title: 'Hilfe' } } }],
          },
        ],
      },
    })
    expect(await refusalOf(save(7, 0, { columns: [] }))).toEqual(['conflict', 'version'])
    const columns = [{ key: '1', texts: { en: { title: 'Store' } }, links: [link('c1l1', 'Help')] }] as never
    await save(7, 1, { columns })
    await publish(7, 2)
    expect(await shown(7)).toEqual({ columns: [{ title: 'Store', links: [{ title: 'Help', href: '/help' }] }] })
    await shop.inject(calls.content.restoreContent, { params: params(7), body: { version: 2, from: 1 } }, as(editor))
    expect((await publish(7, 3)).body.data?.versions.map(({ by }) => by)).toEqual([
      expect.any(String),
      expect.any(String),
      null,
    ])
    expect(await shown(7, 'de')).toEqual({ columns: [{ title: 'Laden', links: [{ title: 'Hilfe', href: '/help' }] }] })
  })

  it('is published at its time and withdrawn at its end', async () => {
    await save(6, 0, { links: [link('a', 'News')] })
    await publish(6, 1, { at: inHours(1), until: inHours(3) })
    expect(await shown(6)).toBeNull()
    await pass(1)
    expect(await shown(6)).toEqual({ links: [{ title: 'News', href: '/help' }] })
    await pass(2)
    expect(await shown(6)).toBeNull()
  })

  it('tells for each part which translation is older than the original, wherever the part stands', async () => {
    const one = (en: string) => block('one', { en: words(en), de: words('Eins') })
    const two = block('two', { en: words('Two'), de: words('Zwei') })
    await save(3, 0, { blocks: [one('One'), two] })
    const { data } = (await save(3, 1, { blocks: [two, one('One again')] })).body
    expect(data?.content).toMatchObject({ blocks: [{ outdated: [] }, { key: 'one', outdated: ['de'] }] })
    const page = await shop.inject(calls.content.contentPage, { params: { kind: 'area' }, body: {} }, as(editor))
    expect(page.body.data?.list).toMatchObject([{ item: '3', written: ['de', 'en'], outdated: ['de'] }])
    const confirmed = (await save(3, 2, { blocks: [two, one('One again')] }, { confirmed: ['de'] })).body.data
    expect(confirmed?.content).toMatchObject({ blocks: [{ outdated: [] }, { outdated: [] }] })
  })

  it('can be looked at in the shop before it is published', async () => {
    await save(13, 0, { blocks: [block('a', { en: words('Soon') })] })
    const link = await shop.inject(calls.content.previewLink, { params: params(13), query: { version: 1 } }, as(editor))
    const token = link.body.data?.token ?? ''
    const preview = await shop.inject(calls.site.contentPreview, { query: { token } })
    expect(preview.body.data).toMatchObject({
      kind: 'area',
      item: '13',
      version: 1,
      help: null,
      area: { areaType: 13 },
    })
    expect(JSON.parse(preview.body.data?.area?.jsonData ?? '')).toEqual({
      blocks: [{ ...words('Soon'), icon: 'lock' }],
    })
    expect(await shown(13)).toBeNull()
  })

  it('Z9 loses nothing when two save at once, and is counted once', async () => {
    const both = await Promise.all(
      ['One', 'Two'].map((title) => save(6, 0, { links: [link('a', title)] }, title === 'Two' ? { by: other } : {})),
    )
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'conflict'])
    // Negative control: one after the other are two versions.
    expect((await save(6, 1, { links: [link('a', 'Three')] })).body.data?.version).toBe(2)
  })

  it('is one of the thirteen', async () => {
    for (const item of ['0', '14', '9223372036854775807']) {
      const read = { params: { kind: 'area' as const, item }, query: {} }
      expect((await shop.inject(calls.content.contentDetail, read, as(editor))).body.code).toBe('not_found')
      const act = { params: { kind: 'area' as const, item }, body: { version: 1 } }
      expect((await shop.inject(calls.content.publishContent, act, as(editor))).body.code).toBe('not_found')
    }
  })

  it('S39 is seen and changed by no other tenant', async () => {
    await save(6, 0, { links: [link('a', 'Ours')] })
    expect((await detail(6, undefined, stranger)).body.code).toBe('not_found')
    expect((await save(6, 1, { links: [] }, { by: stranger })).body.code).toBe('not_found')
    expect((await detail(6)).body.data?.version).toBe(1)
  })
})

describe('what is picked for an area', () => {
  const brands = (ids: string[]) => ({
    brands: { texts: { en: { title: 'Hot' } }, ids, order: 'popular' as const, limit: 4 },
  })

  it('is shown in its order, and is computed where nobody has picked', async () => {
    const second = '1900000000000000002'
    await shop.rows(sql`insert into brand (tenant_id, id, alias, name, cover_path, cover_wide_path, popularity)
      values (1, ${second}, 'second', 'Second', '', '', -1) on conflict do nothing`)
    const names = async () => {
      const area = await shown(2)
      return [area?.title, ((area?.brands ?? []) as { brandName: string }[]).map(({ brandName }) => brandName)]
    }
    await save(2, 0, brands([]))
    await publish(2, 1)
    expect(await names()).toEqual(['Hot', ['Skyforge', 'Second']])
    await save(2, 1, brands([second, brandId]))
    await publish(2, 2)
    expect(await names()).toEqual(['Hot', ['Second', 'Skyforge']])
    // A brand that is not shown any more leaves the list, and can neither be saved nor published again.
    await shop.rows(sql`update brand set enabled = false where tenant_id = 1 and id = ${second}`)
    expect(await names()).toEqual(['Hot', ['Skyforge']])
    expect(await refusalOf(save(2, 2, brands([brandId, second])))).toEqual(['not_found', 'area.brands.ids.1'])
    expect(await refusalOf(publish(2, 2))).toEqual(['content_incomplete', 'area.brands.ids.0'])
  })

  it('must be shown by the shop', async () => {
    const unknown = '1999'
    for (const [type, area, field] of [
      [5, brands([unknown]), 'area.brands.ids.0'],
      [9, { categories: { ids: [categoryId, unknown] } }, 'area.categories.ids.1'],
      [4, { articles: { listed: [], footer: [unknown] } }, 'area.articles.footer.0'],
      [12, { pairs: [{ brandId, categoryId: unknown }] }, 'area.pairs.0'],
    ] as const)
      expect(await refusalOf(save(type, 0, area as unknown as Area))).toEqual(['not_found', field])
    await save(12, 0, { pairs: [{ brandId, categoryId }] })
    await publish(12, 1)
    expect(await shown(12)).toMatchObject({ entries: [{ brand: { brandId }, category: { categoryId } }] })
    await save(9, 0, { categories: { ids: [categoryId] } })
    await publish(9, 1)
    expect((await shown(9))?.categories).toHaveLength(1)
    await save(10, 0, { comments: { limit: 3 } })
    await publish(10, 1)
    expect(await shown(10)).toEqual({ comments: [] })
  })

  it('comes from what the shop shows', async () => {
    const { data } = (await shop.inject(calls.content.areaChoices, {}, as(editor))).body
    expect(data?.brands.find(({ id }) => id === brandId)).toMatchObject({
      name: 'Skyforge',
      categoryIds: expect.arrayContaining([categoryId]),
    })
    expect(data?.categories.map(({ id }) => id)).toContain(categoryId)
  })
})

describe('a picture of an area', () => {
  const texts = { en: { title: 'Play', text: 'Tonight', alt: 'A castle' } }
  const picture = (more: object) =>
    ({ pictures: [{ key: 'a', fileId: null, path: null, href: '/all-games', texts, ...more }] }) as unknown as Area

  it('is drawn for the shop, kept by later versions, and only taken from its uploader', async () => {
    const { id } = await upload(shop, editor, 'general')
    const { data } = (await save(11, 0, picture({ fileId: id }))).body
    const [stored] = data?.content.kind === 'area' ? (data.content.pictures ?? []) : []
    expect(stored).toMatchObject({ width: 1280, height: 400, href: '/all-games', texts })
    expect(stored?.url).toContain(stored?.path)
    await publish(11, 1)
    expect(await shown(11)).toMatchObject({ images: [{ title: 'Play', alt: 'A castle', image: { url: stored?.url } }] })
    const { body } = await save(11, 1, picture({ path: stored?.path, href: '/help' }))
    expect(body.data?.content).toMatchObject({ pictures: [{ path: stored?.path, href: '/help' }] })

    expect(await refusalOf(save(11, 2, picture({ path: 'upload/1/other.webp' })))).toEqual([
      ...['not_found', 'area.pictures.0'],
    ])
    expect(await refusalOf(save(11, 2, picture({})))).toEqual(['not_found', 'area.pictures.0'])
    const foreign = await upload(shop, other, 'general')
    expect(await refusalOf(save(11, 2, picture({ fileId: foreign.id })))).toEqual(['not_found', 'area.pictures'])
  })
})

describe('a bad area', () => {
  it('is refused with the field', async () => {
    const bad: [type: number, area: object, code: string, field: string][] = [
      [6, {}, 'data_error', 'area.links'],
      [6, { links: [], comments: { limit: 1 } }, 'data_error', 'area.comments'],
      [6, { links: [link('a', 'x', 'javascript:alert(1)')] }, 'format_error', 'area.links.0.href'],
      [6, { links: [link('a', 'x', '//evil.example')] }, 'format_error', 'area.links.0.href'],
      [6, { links: [link('a', 'x'), link('a', 'y')] }, 'format_error', 'area.links.1.key'],
      [6, { links: [link('A!', 'x')] }, 'format_error', 'area.links.0.key'],
      [6, { links: [{ ...link('a', 'x'), texts: { xx: { title: 'x' } } }] }, 'data_error', 'area.links.0.texts.xx'],
      [13, { blocks: [block('a', { en: { title: 'x', text: ' ' } })] }, 'data_error', 'area.blocks.0.texts.en.text'],
      [
        13,
        { blocks: [block('a', { de: { title: '\u200b', text: 'x' } })] },
        'data_error',
        'area.blocks.0.texts.de.title',
      ],
      [13, { blocks: Array.from({ length: 13 }, (_, n) => block(`a${n}`, {})) }, 'format_error', 'area.blocks'],
      [10, { comments: { limit: 99 } }, 'format_error', 'area.comments.limit'],
      [2, { brands: { texts: {}, ids: [], order: 'best', limit: 3 } }, 'format_error', 'area.brands.order'],
      [14, { links: [] }, 'format_error', 'areaType'],
    ]
    for (const [type, area, code, field] of bad)
      expect(await refusalOf(save(type, 0, area as Area)), JSON.stringify(area)).toEqual([code, field])
    for (const [type, area, field] of [
      [6, { links: [] }, 'area.links'],
      [4, { articles: { listed: [], footer: [] } }, 'area.articles'],
      [13, { blocks: [block('a', { de: words('Nur') })] }, 'area.blocks.0.texts.en.title'],
      [
        7,
        { columns: [{ key: 'a', texts: { en: { title: 'x' } }, links: [link('b', '')] }] },
        'area.columns.0.links.0.texts.en.title',
      ],
    ] as const) {
      expect((await save(type, 0, area as unknown as Area)).body.code).toBe('0000')
      expect(await refusalOf(publish(type, 1))).toEqual(['content_incomplete', field])
    }
  })
})

it('an area that nobody has edited stays what it is when it is saved unchanged', () => {
  const image = { path: 'art/a.webp', width: 1280, height: 400, href: '/a', title: 'A', text: '' }
  const stored = {
    pictures: { images: [image] },
    brands: { title: 'Hot', brandIds: [], brandGroup: 'sales' as const, limit: 9 },
    blocks: { blocks: [{ title: 'A', text: 'b', icon: 'zap' }] },
    articles: { articleIds: ['1'], footerArticleIds: [] },
    links: { links: [{ title: 'A', href: '/a' }] },
    columns: { columns: [{ title: 'A', links: [{ title: 'B', href: '/b' }] }] },
    categories: { categoryIds: ['5'] },
    comments: { limit: 4 },
    pairs: { entries: [{ brandId: '1', categoryId: '5' }] },
  }
  for (const { type, form } of pageAreas)
    expect(storedAreas(areaBodyOf(type, { en: stored[form] })).en).toEqual(stored[form])
})
