import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { carryOut } from './publish-content.ts'

let shop: Shop
let editor: SignedIn
let other: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await signInStaff(shop)
  editor = await signInStaff(shop, 'lumen', 'content_editor')
  other = await signInStaff(shop, 'lumen', 'administrator')
  stranger = await signInStaff(shop, 'sahra')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
const words = (title: string) => ({
  en: { title, text: 'Read this.' },
  de: { title: `${title} (de)`, text: 'Lies das.' },
})
type Save = Partial<CallInput<typeof calls.content.saveNotice>['body']>
const saveNotice = (more: Save = {}, by = editor) => {
  const body = { item: null, version: 0, type: 'site' as const, texts: words('Sale'), ...more }
  return shop.inject(calls.content.saveNotice, { body }, as(by))
}
const notice = (item: string) => ({ kind: 'notice' as const, item })
type Times = { at?: string; until?: string }
const publish = (item: string, version: number, times: Times = {}, by = editor) =>
  shop.inject(calls.content.publishContent, { params: notice(item), body: { version, ...times } }, as(by))
const withdraw = (item: string, version: number, by = editor, more: { onlyPlan?: boolean } = {}) =>
  shop.inject(calls.content.withdrawContent, { params: notice(item), body: { version, ...more } }, as(by))
const detail = (item: string, version?: number, by = editor) =>
  shop.inject(calls.content.contentDetail, { params: notice(item), query: version ? { version } : {} }, as(by))
const shown = async (language = 'en') =>
  (
    await shop.inject(calls.site.noticeList, { query: { type: 'site' } }, { headers: { lang: language } })
  ).body.data?.map(({ title }) => title) ?? []
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * hourMs).toISOString()
async function pass(hours: number) {
  shop.clock.advance(hours * hourMs)
  editor = await signInStaff(shop, 'lumen', 'content_editor')
  await shop.deps.jobs.runDue()
}
async function newNotice(title: string) {
  const { data } = (await saveNotice({ texts: words(title) })).body
  return data?.item ?? ''
}

describe('a notice', () => {
  it('is a draft until it is published, in its languages, and gone once it is withdrawn', async () => {
    const item = await newNotice('Autumn')
    expect(await shown()).not.toContain('Autumn')
    expect((await publish(item, 1)).body.data).toMatchObject({
      state: 'published',
      shown: 1,
      languages: expect.any(Array),
    })
    expect([await shown(), await shown('de')]).toEqual([
      expect.arrayContaining(['Autumn']),
      expect.arrayContaining(['Autumn (de)']),
    ])
    expect((await withdraw(item, 1)).body.data).toMatchObject({ state: 'withdrawn', shown: null })
    expect(await shown()).not.toContain('Autumn')
    expect((await withdraw(item, 1)).body.code).toBe('state_conflict')
  })

  it('keeps every version with its author, and goes back to an earlier one', async () => {
    const item = await newNotice('First')
    await publish(item, 1)
    expect((await saveNotice({ item, version: 1, texts: words('Second') }, other)).body.data?.version).toBe(2)
    expect(await shown()).toContain('First')
    await publish(item, 2)
    expect(await shown()).toContain('Second')
    expect((await detail(item, 1)).body.data).toMatchObject({
      ...{ ofVersion: 1, version: 2, content: { kind: 'notice', texts: words('First') } },
      versions: [{ version: 2, by: expect.any(String) }, { version: 1 }],
    })
    const back = await shop.inject(
      calls.content.restoreContent,
      { params: notice(item), body: { version: 2, from: 1 } },
      as(editor),
    )
    expect(back.body.data).toMatchObject({ version: 3, shown: 2, content: { texts: words('First') } })
    await publish(item, 3)
    expect(await shown()).toContain('First')
    await withdraw(item, 3)
    // The database keeps versions as they are, also past the calls.
    await expect(shop.rows(sql`update content_version set body = '{}'`)).rejects.toThrow()
    await expect(shop.rows(sql`delete from content_version`)).rejects.toThrow()
  })

  it('that two people edit keeps the words of the first, and the second learns of it', async () => {
    const item = await newNotice('Both')
    const saves = [
      saveNotice({ item, version: 1, texts: words('Mine') }, editor),
      saveNotice({ item, version: 1, texts: words('Theirs') }, other),
    ]
    const codes = (await Promise.all(saves)).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual(['0000', 'conflict'])
    expect((await publish(item, 1)).body).toMatchObject({ code: 'conflict', field: 'version' })
    expect((await detail(item)).body.data?.version).toBe(2)
    // The same words once more are no new version.
    const { data } = (await detail(item)).body
    const texts = data?.content.kind === 'notice' ? data.content.texts : {}
    expect((await saveNotice({ item, version: 2, texts: texts as Save['texts'] & object })).body.data?.version).toBe(2)
  })

  it('is published and withdrawn at its times, once, even if two workers run at a time', async () => {
    const item = await newNotice('Later')
    const times = { at: inHours(2), until: inHours(4) }
    expect((await publish(item, 1, times)).body.data).toMatchObject({ state: 'planned', publishAt: times.at })
    await pass(1)
    expect(await shown()).not.toContain('Later')
    shop.clock.advance(hourMs)
    const job = { finish: async () => {} }
    const run = () => carryOut(shop.deps, { tenantId: 1, ...notice(item) }, job)
    await Promise.all([run(), run(), shop.deps.jobs.runDue()])
    expect(await shown()).toContain('Later')
    await pass(2)
    expect(await shown()).not.toContain('Later')
    expect((await detail(item)).body.data).toMatchObject({ state: 'withdrawn', endsAt: null })
  })

  it('whose planned publication is cancelled is not published', async () => {
    const item = await newNotice('Never')
    await publish(item, 1, { at: inHours(2) })
    expect((await withdraw(item, 1)).body.data?.state).toBe('draft')
    await pass(3)
    expect(await shown()).not.toContain('Never')
  })

  it('loses its plan alone, and what the shop shows stays', async () => {
    const item = await newNotice('Before')
    await publish(item, 1)
    expect((await withdraw(item, 1, editor, { onlyPlan: true })).body.code).toBe('state_conflict')
    await saveNotice({ item, version: 1, texts: words('After') })
    await publish(item, 2, { at: inHours(2) })
    expect((await withdraw(item, 2, editor, { onlyPlan: true })).body.data).toMatchObject({
      ...{ state: 'published', shown: 1, planned: null, publishAt: null },
    })
    await pass(3)
    expect(await shown()).toContain('Before')
    expect(await shown()).not.toContain('After')
    await withdraw(item, 2)
    expect(await shown()).not.toContain('Before')
  })

  it('that was there before the desk is listed, edited and kept as the first version', async () => {
    await shop.rows(sql`insert into notice (tenant_id, id, type, texts, published_at)
       values (1, 4711, 'site', '{"en": {"title": "Old", "text": "There before."}, "xx": {"title": "?", "text": "?"}}', '2024-01-01')`)
    const page = await shop.inject(
      calls.content.contentPage,
      { params: { kind: 'notice' }, body: { keyWord: 'there before' } },
      as(editor),
    )
    expect(page.body.data?.list).toMatchObject([{ item: '4711', state: 'published', version: 1, changedBy: null }])
    const saved = await saveNotice({ item: '4711', version: 1, texts: words('New') })
    expect(saved.body.data).toMatchObject({ version: 2, shown: 1 })
    // Words in a language that the shop does not offer stay.
    expect(saved.body.data?.content).toMatchObject({ texts: { xx: { title: '?' } } })
    expect((await detail('4711', 1)).body.data?.content).toMatchObject({ texts: { en: { title: 'Old' } } })
  })

  it('is refused with the field that is wrong', async () => {
    const refusal = async (texts: Save['texts']) => {
      const { code, field } = (await saveNotice({ texts: texts as never })).body
      return [code, field]
    }
    expect(await refusal({})).toEqual(['data_error', 'title'])
    expect(await refusal({ en: { title: '\u200b', text: 'x' } })).toEqual(['data_error', 'title.en'])
    expect(await refusal({ de: { title: 'x', text: ' ' } })).toEqual(['data_error', 'text.de'])
    const { data } = (await saveNotice({ texts: { de: words('Nur').de } as never })).body
    const item = data?.item ?? ''
    expect((await publish(item, 1)).body).toMatchObject({ code: 'content_incomplete', field: 'title.en' })
    for (const [times, field] of [
      [{ at: inHours(-1) }, 'at'],
      [{ at: inHours(24 * 400) }, 'at'],
      [{ until: inHours(-1) }, 'until'],
      [{ at: inHours(3), until: inHours(2) }, 'until'],
    ] as const)
      expect((await publish(item, 1, times)).body).toMatchObject({ code: 'bad_request', field })
    expect((await publish('9999999999999999999', 1)).body.code).toBe('not_found')
  })

  it('S39 is seen and changed by no other tenant', async () => {
    const item = await newNotice('Ours')
    expect((await detail(item, undefined, stranger)).body.code).toBe('not_found')
    expect((await saveNotice({ item, version: 1 }, stranger)).body.code).toBe('not_found')
    expect((await publish(item, 1, {}, stranger)).body.code).toBe('not_found')
    expect((await withdraw(item, 1, stranger)).body.code).toBe('not_found')
  })
})

describe('the theme colour', () => {
  const siteColor = async (tenantId = 1) =>
    (
      await shop.rows<{ id: string; color: string }>(
        sql`select id::text, theme_color as color from site where tenant_id = ${tenantId}`,
      )
    )[0]
  const save = (version: number, themeColor: string, by = editor) =>
    shop.inject(calls.content.saveLook, { body: { version, themeColor } }, as(by))

  it('is refused if it is too pale, shown once published, and put back', async () => {
    const before = await siteColor()
    const look = { kind: 'look' as const, item: before?.id ?? '' }
    for (const pale of ['#ffff00', '#dddddd', '#77aaff'])
      expect((await save(1, pale)).body).toMatchObject({ code: 'contrast_low', field: 'themeColor' })
    expect((await save(0, '#336699')).body.code).toBe('conflict')
    expect((await save(1, '#336699')).body.data).toMatchObject({ version: 2, shown: 1 })
    expect((await siteColor())?.color).toBe(before?.color)
    const act = (version: number, times: Times = {}) =>
      shop.inject(calls.content.publishContent, { params: look, body: { version, ...times } }, as(editor))
    expect((await act(2, { until: inHours(5) })).body).toMatchObject({ code: 'bad_request', field: 'until' })
    await act(2)
    expect((await siteColor())?.color).toBe('#336699')
    // A shop cannot be without a colour.
    const gone = await shop.inject(calls.content.withdrawContent, { params: look, body: { version: 2 } }, as(editor))
    expect(gone.body.code).toBe('state_conflict')
    await shop.inject(calls.content.restoreContent, { params: look, body: { version: 2, from: 1 } }, as(editor))
    await act(3)
    expect((await siteColor())?.color).toBe(before?.color)
  })

  it('S39 of another tenant cannot be changed, even past the calls', async () => {
    const theirs = await siteColor(2)
    const params = { kind: 'look' as const, item: theirs?.id ?? '' }
    const found = await shop.inject(calls.content.contentDetail, { params, query: {} }, as(editor))
    expect(found.body.code).toBe('not_found')
    await expect(shop.rows(sql`select show_theme_color(${theirs?.id}::bigint, '#112233')`)).rejects.toThrow()
    await expect(shop.rows(sql`update site set theme_color = '#112233'`)).rejects.toThrow()
    expect(await siteColor(2)).toEqual(theirs)
  })
})
