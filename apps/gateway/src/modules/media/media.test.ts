import { type CallInput, calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { mediaLimits } from '@tradepost/domain/limits/media-limits'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { sweepFiles } from '../file/sweep-files.ts'

let shop: Shop
let editor: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  editor = await signInStaff(shop, 'lumen', 'content_editor')
})
afterAll(() => shop.close())

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
type Filter = CallInput<typeof calls.media.mediaPage>['body']
const list = async (body: Filter = {}, by = editor) =>
  (await shop.inject(calls.media.mediaPage, { body }, as(by))).body.data ?? { list: [], next: null }
const idsOf = async (body: Filter = {}, by = editor) => (await list(body, by)).list.map(({ id }) => id)
const send = async (by = editor) => (await upload(shop, by, 'general')).id
const add = async (files: { id: string; name: string }[], by = editor) =>
  (await shop.inject(calls.media.addMedia, { body: { files } }, as(by))).body
const detail = async (id: string, by = editor) =>
  (await shop.inject(calls.media.mediaDetail, { params: { id } }, as(by))).body
const remove = async (id: string, by = editor) =>
  (await shop.inject(calls.media.removeMedia, { params: { id } }, as(by))).body
type Words = CallInput<typeof calls.media.editMedia>['body']['words']
const edit = async (id: string, words: Words, version: number, by = editor) =>
  (await shop.inject(calls.media.editMedia, { params: { id }, body: { words, version } }, as(by))).body
async function added(name = 'gate.png', by = editor): Promise<string> {
  const id = await send(by)
  expect((await add([{ id, name }], by)).code).toBe('0000')
  return id
}
const area = { kind: 'area' as const, item: String(areaType.rotation) }
const picture = (fileId: string, key = 'a') => ({
  ...{ key, href: '/', path: null, fileId, texts: { en: { title: 'Gate', text: '', alt: 'A gate' } } },
})
/** Saves the pictures of an area of the home page, and publishes them. */
async function show(fileIds: string[], by = editor): Promise<void> {
  const now = (await shop.inject(calls.content.contentDetail, { params: area, query: {} }, as(by))).body.data
  const pictures = fileIds.map((id, n) => picture(id, `k${n}`))
  const body = { areaType: areaType.rotation, version: now?.version ?? 0, area: { pictures }, confirmed: [] }
  const saved = (await shop.inject(calls.content.saveArea, { body } as never, as(by))).body
  expect(saved.code).toBe('0000')
  const version = (saved.data as { version: number }).version
  await shop.inject(calls.content.publishContent, { params: area, body: { version } }, as(by))
}
async function shownPictures(): Promise<string[]> {
  const query = { domain: testTenants.lumen.host, areaTypes: [areaType.rotation] }
  const { body } = await shop.inject(calls.site.commonConfig, { query })
  const { images = [] } = JSON.parse(body.data?.configs[0]?.jsonData ?? '{}') as {
    images?: { image: { url: string } }[]
  }
  return images.map(({ image }) => image.url)
}

describe('the media library', () => {
  it('takes several uploads at once, and finds them by name, title and alternative text, by kind and by use', async () => {
    const [gate, tower] = [await send(), await send()]
    const { data } = await add([
      { id: gate, name: 'north-gate.png' },
      { id: tower, name: 'IMG_0042.png' },
    ])
    expect(data?.list.map(({ id }) => id).toSorted()).toEqual([gate, tower].toSorted())
    const { version = 0 } = (await detail(tower)).data ?? {}
    const words: Words = [
      { language: 'en', title: 'Old tower', alt: 'A tower by the sea' },
      { language: 'de', title: '', alt: 'Ein Turm am Meer' },
    ]
    expect((await edit(tower, words, version)).data).toMatchObject({ title: 'Old tower', words, version: version + 1 })
    expect(await idsOf({ keyword: 'NORTH' })).toEqual([gate])
    for (const keyword of ['old tow', 'by the sea', 'turm am meer', 'img_0042'])
      expect([keyword, await idsOf({ keyword })]).toEqual([keyword, [tower]])
    expect(await idsOf({ keyword: 'nothing like it' })).toEqual([])
    expect(await idsOf({ kind: 'video' })).toEqual([])
    expect(await idsOf({ kind: 'picture', used: false })).toEqual(expect.arrayContaining([gate, tower]))
    expect((await list()).list.find(({ id }) => id === gate)).toMatchObject({
      ...{ kind: 'picture', contentType: 'image/png', used: false, width: expect.any(Number) },
    })
  })

  it('contains what staff upload in a form, and knows that the shop shows what was drawn from it', async () => {
    const direct = await send()
    await show([direct])
    expect((await list({ used: true })).list.map(({ id }) => id)).toEqual([direct])
    expect((await detail(direct)).data?.uses).toEqual([{ kind: 'area', id: area.item, name: null }])
    const [url = ''] = await shownPictures()
    const key = new URL(url).pathname.replace('/media/', '')
    const [row] = await shop.rows<{ source: string }>(
      sql`select source_id::text as source from file where storage_key = ${key}`,
    )
    expect(row?.source).toBe(direct)
  })

  it('lends a picture to colleagues: to areas, events of the pass and brands', async () => {
    const lent = await added('lent.png')
    const colleague = await signInStaff(shop, 'lumen', 'owner')
    await show([lent], colleague)
    const brand = { alias: 'lent-brand', name: 'Lent', keywords: '', enabled: true, words: [], picture: lent }
    const made = (await shop.inject(calls.catalogEdit.createBrand, { body: brand }, as(colleague))).body
    const words = { en: { title: 'Fair', summary: 'A fair.', text: 'Come.' } } as never
    const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
    const event = { item: null, version: 0, position: 1, fileId: lent, startsAt: inDays(-1), endsAt: inDays(9) }
    const saved = (
      await shop.inject(calls.content.savePassEvent, { body: { ...event, texts: words, confirmed: [] } }, as(colleague))
    ).body
    expect([made.code, saved.code]).toEqual(['0000', '0000'])
    expect((await detail(lent)).data?.uses).toEqual(
      expect.arrayContaining([
        { kind: 'brand', id: made.data?.id, name: 'Lent' },
        { kind: 'area', id: area.item, name: null },
        { kind: 'pass-event', id: saved.data?.item, name: null },
      ]),
    )
    // The negative control: an upload that is in no library is only its owner's.
    const own = await send()
    const refused = await shop.inject(
      calls.catalogEdit.createBrand,
      { body: { ...brand, alias: 'not-lent', picture: own } },
      as(colleague),
    )
    expect(refused.body).toMatchObject({ code: 'not_found', field: 'picture' })
  })

  it('refuses to remove a file that content shows, with the places; later its bytes go', async () => {
    const id = await added('short-lived.png')
    await show([id])
    expect(await remove(id)).toMatchObject({ code: 'media_used', msg: expect.stringContaining(`area ${area.item}`) })
    await show([await added('other.png')])
    const [{ key = '' } = {}] = await shop.rows<{ key: string }>(
      sql`select storage_key as key from file where id = ${id}`,
    )
    expect((await detail(id)).data?.uses).toEqual([])
    expect((await remove(id)).code).toBe('0000')
    expect([(await remove(id)).code, (await detail(id)).code]).toEqual(['not_found', 'not_found'])
    expect(await shop.deps.files.get(key)).not.toBeNull()
    shop.clock.advance(2 * dayMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    expect(await shop.deps.files.get(key)).toBeNull()
    editor = await signInStaff(shop, 'lumen', 'content_editor')
    // An earlier version of the area still names its picture, which therefore stays.
    const [kept] = await shop.rows(sql`select 1 as kept from content_version v join file f
      on v.body::text like '%' || f.storage_key || '%' where v.kind = 'area' and v.version < (
        select max(version) from content_version w where w.kind = 'area' and w.item = v.item)`)
    expect(kept).toEqual({ kept: 1 })
  })

  it('keeps a file that nothing shows for as long as it is in the library', async () => {
    const id = await added('waiting.png')
    shop.clock.advance(60 * dayMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    editor = await signInStaff(shop, 'lumen', 'content_editor')
    expect((await detail(id)).code).toBe('0000')
  })

  it('goes on where the last page ended, also when files are added meanwhile', async () => {
    for (let n = 0; n < mediaLimits.page; n++) await added(`page-${n}.png`)
    const first = await list()
    expect(first.list).toHaveLength(mediaLimits.page)
    // Files of the same moment are in the order of their random ids, so this one would be anywhere among them.
    shop.clock.advance(1000)
    await added('later.png')
    const second = await list({ after: first.next ?? undefined } as Filter)
    const seen = new Set(first.list.map(({ id }) => id))
    expect(second.list.filter(({ id }) => seen.has(id))).toEqual([])
    expect(second.list.length).toBeGreaterThan(0)
    const [count] = await shop.rows<{ n: number }>(sql`select count(*)::int as n from media_item`)
    expect(first.list.length + second.list.length + 1).toBe(count?.n)
  })
})

describe('a file of the library', () => {
  it('belongs to one tenant, and is changed only with the permission', async () => {
    const id = await added('private.png')
    const stranger = await signInStaff(shop, 'sahra', 'owner')
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    expect(await idsOf({}, stranger)).toEqual([])
    expect([(await detail(id, stranger)).code, (await remove(id, stranger)).code]).toEqual(['not_found', 'not_found'])
    expect((await add([{ id, name: 'x' }], stranger)).code).toBe('not_found')
    expect((await edit(id, [], 1, stranger)).code).toBe('not_found')
    expect([(await remove(id, analyst)).code, (await edit(id, [], 1, analyst)).code]).toEqual([
      'forbidden',
      'forbidden',
    ])
    expect((await add([{ id: await send(analyst), name: 'x' }], analyst)).code).toBe('forbidden')
  })

  it('refuses words over those of somebody else, and two for one language', async () => {
    const id = await added('words.png')
    const words: Words = [{ language: 'en', title: 'First', alt: '' }]
    const both = await Promise.all([edit(id, words, 1), edit(id, words, 1)])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    expect(await edit(id, [...words, ...words], 2)).toMatchObject({ code: 'data_error', field: 'words' })
    expect((await edit(id, [{ language: 'en', title: '', alt: '' }], 2)).data?.words).toEqual([])
  })

  it('leaves in the audit log who added, changed and removed it', async () => {
    const id = await added('logged.png')
    await edit(id, [{ language: 'en', title: 'Logged', alt: '' }], 1)
    await remove(id)
    const entries = await shop.rows(
      sql`select call, user_id, before, after from audit_entry where call like 'media.%' and (${id} = any (subjects) or after::text like ${`%${id}%`}) order by seq`,
    )
    expect(entries).toMatchObject([
      { call: 'media.addMedia', user_id: editor.id, after: { files: { [id]: 'logged.png' } } },
      { call: 'media.editMedia', before: { texts: {} }, after: { texts: { en: { title: 'Logged' } } } },
      { call: 'media.removeMedia', before: { name: 'logged.png' } },
    ])
  })
})
