import { type CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../../test/support/people.ts'
import { createShop, type Shop } from '../../../../test/support/shop.ts'
import { upload } from '../../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../../check-invariants.ts'

let shop: Shop
let editor: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await signInStaff(shop)
  editor = await signInStaff(shop, 'lumen', 'content_editor')
  stranger = await signInStaff(shop, 'sahra')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const as = ({ token, tenant }: SignedIn) => ({ token, tenant })
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
type Save = Partial<CallInput<typeof calls.content.saveSharedGame>['body']>
const save = (more: Save = {}, by = editor) =>
  shop.inject(
    calls.content.saveSharedGame,
    {
      body: {
        ...{ item: null, version: 0, position: 1, genre: 'racing', released: 2019, platforms: ['win64'] },
        ...{ fileId: null, brandId: null, texts: { en: { title: 'Night Circuit' } } as never, confirmed: [] },
        ...more,
      },
    },
    as(by),
  )
const publish = (item: string, version: number, times: { at?: string; until?: string } = {}) =>
  shop.inject(
    calls.content.publishContent,
    { params: { kind: 'shared-game', item }, body: { version, ...times } },
    as(editor),
  )
const library = async (query: { keyWord?: string } = {}, lang = 'en') =>
  (await shop.inject(calls.sharedGame.sharedGamePage, { query }, { headers: { lang } })).body.data?.list ?? []
const counted = async () =>
  (await shop.inject(calls.pass.passPlan, { query: {} }, { tenant: 'lumen' })).body.data?.sharedGames

describe('a game of the pass', () => {
  it('is in the library for its period, with a title in the language of the reader, and found by any title', async () => {
    expect((await save()).body).toMatchObject({ code: 'data_error', field: 'cover' })
    const { id: fileId } = await upload(shop, editor, 'general')
    const texts = { en: { title: 'Night Circuit' }, de: { title: 'Nachtkurs' } } as never
    const item = (await save({ fileId, texts })).body.data?.item ?? ''
    expect(await library()).toEqual([])
    expect((await publish(item, 1, { at: inDays(1), until: inDays(3) })).body.data?.state).toBe('planned')
    shop.clock.advance(dayMs + 1000)
    await shop.deps.jobs.runDue()
    expect(await library({}, 'de')).toEqual([
      {
        ...{ id: item, title: 'Nachtkurs', category: 'racing', released: 2019, platforms: ['win64'] },
        coverUrl: expect.stringMatching(/\/media\/upload\/.+\.webp$/),
      },
    ])
    expect(await library({ keyWord: 'circuit' }, 'de')).toHaveLength(1)
    expect(await library({ keyWord: 'nachtkurs' }, 'en')).toHaveLength(1)
    // No title contains words of two languages.
    expect(await library({ keyWord: 'circuit nachtkurs' })).toEqual([])
    expect(await counted()).toBe(1)
    shop.clock.advance(2 * dayMs)
    await shop.deps.jobs.runDue()
    expect([await library(), await counted()]).toEqual([[], 0])
  })

  it('takes the cover of a game of the catalogue, and keeps it from version to version', async () => {
    const brandId = '1900000000000000001'
    const item = (await save({ brandId })).body.data?.item ?? ''
    await publish(item, 1)
    const [shown] = await library()
    const rows = await shop.rows<{ path: string }>(sql`select cover_path as path from brand where id = ${brandId}`)
    expect(shown?.coverUrl.endsWith(rows[0]?.path ?? '-')).toBe(true)
    const edited = await save({ item, version: 1, released: 2021, platforms: ['win64', 'win32'] })
    expect(edited.body.data).toMatchObject({ version: 2, shown: 1 })
    expect((await library())[0]?.released).toBe(2019)
    await publish(item, 2)
    expect((await library())[0]).toMatchObject({
      ...{ released: 2021, platforms: ['win32', 'win64'], coverUrl: shown?.coverUrl },
    })
    const params = { kind: 'shared-game' as const, item }
    await shop.inject(calls.content.restoreContent, { params, body: { version: 2, from: 1 } }, as(editor))
    await publish(item, 3)
    expect((await library())[0]?.released).toBe(2019)
    await shop.inject(calls.content.withdrawContent, { params, body: { version: 3 } }, as(editor))
    expect(await library()).toEqual([])
  })

  it('is refused without words, for an unknown game, over the version of somebody else, and in another shop', async () => {
    const brandId = '1900000000000000001'
    const refused = async (more: Save, by?: SignedIn) => {
      const { code, field } = (await save(more, by)).body
      return { code, field }
    }
    expect(await refused({ texts: { en: { title: ' ' } } as never })).toEqual({ code: 'data_error', field: 'title' })
    expect(await refused({ brandId: '7' })).toEqual({ code: 'not_found', field: 'brandId' })
    expect(await refused({ brandId: '9223372036854775808' })).toEqual({ code: 'not_found', field: 'brandId' })
    expect(await refused({ brandId, version: 1 })).toEqual({ code: 'conflict', field: 'version' })
    expect((await save({ brandId, platforms: [] as never })).status).toBe(400)
    const item = (await save({ brandId })).body.data?.item ?? ''
    await save({ item, version: 1, released: 2020 })
    expect(await refused({ item, version: 1 })).toEqual({ code: 'conflict', field: 'version' })
    expect(await refused({ item, version: 1, brandId: null }, stranger)).toEqual({ code: 'not_found', field: 'item' })
    await save({ item, version: 2, texts: { de: { title: 'Nachtkurs' } } as never })
    expect((await publish(item, 3)).body).toMatchObject({ code: 'content_incomplete', field: 'title.en' })
  })

  it('shows what the library had before anybody edited it as the first version', async () => {
    await shop.rows(sql`insert into shared_game (tenant_id, id, titles, genre, released, platforms, cover_path, position)
      values (1, 77, '{"en": "Old game"}', 'indie', 2001, '{win32}', 'seed/cover.webp', 3)`)
    const params = { kind: 'shared-game' as const, item: '77' }
    const { body } = await shop.inject(calls.content.contentDetail, { params }, as(editor))
    expect(body.data).toMatchObject({
      ...{ state: 'published', version: 1, versions: [{ version: 1, by: null }] },
      content: { genre: 'indie', released: 2001, platforms: ['win32'], texts: { en: { title: 'Old game' } } },
    })
    await shop.inject(calls.content.withdrawContent, { params, body: { version: 1 } }, as(editor))
    expect(await library()).toEqual([])
  })
})
