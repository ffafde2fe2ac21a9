import { type CallInput, calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
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
const words = (title: string) => ({ title, lead: `${title}: twice the loot.` })

type Kind = 'event' | 'pass-event'
const publish = (kind: Kind, item: string, version: number, times: { at?: string; until?: string } = {}) =>
  shop.inject(calls.content.publishContent, { params: { kind, item }, body: { version, ...times } }, as(editor))
const withdraw = (kind: Kind, item: string, version: number) =>
  shop.inject(calls.content.withdrawContent, { params: { kind, item }, body: { version } }, as(editor))

describe('the event of a game', () => {
  const brandId = '1900000000000000001'
  type Save = Partial<CallInput<typeof calls.content.saveEvent>['body']>
  const save = (more: Save = {}, by = editor) =>
    shop.inject(
      calls.content.saveEvent,
      {
        body: {
          ...{ brandId, version: 0, startsAt: inDays(-1), endsAt: inDays(2), againAfterDays: null },
          ...{ texts: { en: words('Harvest'), de: words('Ernte') } as never, confirmed: [] },
          ...more,
        },
      },
      as(by),
    )
  const list = async (lang = 'en') =>
    (await shop.inject(calls.event.gameEventList, {}, { headers: { lang } })).body.data ?? []
  const own = async (lang?: string) => (await list(lang)).find((event) => event.brandId === brandId)

  it('is shown from its publication to its withdrawal, in the language of the reader', async () => {
    expect((await save()).body.data).toMatchObject({ item: brandId, state: 'draft', version: 1 })
    expect(await own()).toBeUndefined()
    await publish('event', brandId, 1)
    expect(await own('de')).toMatchObject({ ...words('Ernte'), state: 'running' })
    const next = await save({
      version: 1,
      startsAt: inDays(3),
      endsAt: inDays(5),
      texts: { en: words('Frost') } as never,
    })
    expect(next.body.data).toMatchObject({ version: 2, shown: 1 })
    expect(await own()).toMatchObject({ title: 'Harvest' })
    await publish('event', brandId, 2)
    expect(await own('de')).toMatchObject({ ...words('Frost'), state: 'coming', startsAt: inDays(3) })
    await withdraw('event', brandId, 2)
    expect(await own()).toBeUndefined()
  })

  it('ends at the planned time', async () => {
    const { version = 0 } = (await save({ version: 2 })).body.data ?? {}
    await publish('event', brandId, version, { until: inDays(1) })
    expect(await own()).toBeDefined()
    shop.clock.advance(dayMs + hourMs)
    await shop.deps.jobs.runDue()
    expect(await own()).toBeUndefined()
  })

  it('is refused with impossible times, without words, for an unknown game, and over the version of somebody else', async () => {
    const version = 3
    const refused = async (more: Save, by?: SignedIn) => {
      const { body, status } = await save({ version, ...more }, by)
      return { status, code: body.code, field: body.field }
    }
    expect(await refused({ endsAt: inDays(-1) })).toEqual({ status: 400, code: 'bad_request', field: 'endsAt' })
    expect(await refused({ againAfterDays: 2 })).toEqual({ status: 400, code: 'bad_request', field: 'againAfterDays' })
    expect(await refused({ texts: { en: { title: 'Only', lead: ' ' } } as never })).toMatchObject({
      ...{ code: 'data_error', field: 'lead.en' },
    })
    expect(await refused({ texts: {} })).toMatchObject({ code: 'data_error', field: 'title' })
    expect(await refused({ brandId: '7' })).toMatchObject({ code: 'not_found', field: 'brandId' })
    expect(await refused({ brandId: '9223372036854775808' })).toMatchObject({ code: 'not_found', field: 'brandId' })
    expect(await refused({ version: 0 })).toMatchObject({ code: 'conflict', field: 'version' })
    expect(await refused({ version: 2 })).toMatchObject({ code: 'conflict', field: 'version' })
    expect(await refused({}, stranger)).toMatchObject({ code: 'not_found', field: 'item' })
  })

  it('is not published for a game that the shop hides', async () => {
    await shop.rows(sql`update brand set enabled = false where id = ${brandId}`)
    expect((await publish('event', brandId, 3)).body).toMatchObject({ code: 'content_incomplete', field: 'brandId' })
    await shop.rows(sql`update brand set enabled = true where id = ${brandId}`)
  })
})

describe('an event of the pass', () => {
  const text = { title: 'Race weekend', summary: 'Two days of races', text: '# Rules\n\n- **drive**' }
  type Save = Partial<CallInput<typeof calls.content.savePassEvent>['body']>
  const save = (more: Save = {}) =>
    shop.inject(
      calls.content.savePassEvent,
      {
        body: {
          ...{ item: null, version: 0, position: 1, startsAt: inDays(1), endsAt: inDays(3), fileId: null },
          ...{ texts: { en: text } as never, confirmed: [] },
          ...more,
        },
      },
      as(editor),
    )

  it('needs a cover, and keeps it from version to version', async () => {
    expect((await save()).body).toMatchObject({ code: 'data_error', field: 'cover' })
    const { id: fileId } = await upload(shop, editor, 'general')
    const saved = (await save({ fileId })).body.data
    const item = saved?.item ?? ''
    await publish('pass-event', item, 1)
    const read = async () => (await shop.inject(calls.event.passEvent, { params: { id: item } })).body.data
    expect(await read()).toMatchObject({
      ...{ title: text.title, summary: text.summary, running: false, startsAt: inDays(1) },
      ...{ html: '<h2>Rules</h2><ul><li><strong>drive</strong></li></ul>' },
      coverWideUrl: expect.stringMatching(/\/media\/upload\/.+\.webp$/),
    })
    const cover = (await read())?.coverWideUrl
    await save({ item, version: 1, startsAt: inDays(-1) })
    await publish('pass-event', item, 2)
    expect(await read()).toMatchObject({ running: true, coverWideUrl: cover })
    await withdraw('pass-event', item, 2)
    expect(await read()).toBeUndefined()
  })
})
