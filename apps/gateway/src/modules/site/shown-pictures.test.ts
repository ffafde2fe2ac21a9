import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'

let shop: Shop
let editor: SignedIn
let topicId = ''
beforeAll(async () => {
  shop = await createShop()
  editor = await signInStaff(shop)
  const topic = { item: null, version: 0, icon: 'lock' as const, position: 1, names: { en: 'Safety' } }
  topicId = (await shop.inject(calls.content.saveTopic, { body: topic }, as())).body.data?.item ?? ''
  await publish({ kind: 'topic', item: topicId }, 1)
})
afterAll(() => shop.close())

const as = () => ({ token: editor.token, tenant: editor.tenant })
interface Subject {
  kind: 'topic' | 'article' | 'notice' | 'event'
  item: string
}
const publish = (params: Subject, version: number) =>
  shop.inject(calls.content.publishContent, { params, body: { version } }, as())
const detail = async (params: Subject) => (await shop.inject(calls.content.contentDetail, { params }, as())).body.data
const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMs).toISOString()
const brandId = '1900000000000000001'
const alts = { en: { alt: 'A gate' }, de: { alt: 'Ein Tor' } } as const
interface Save {
  item: string | null
  version: number
  fileId?: string | null
  /** The alternative texts; none without. */
  alt?: Partial<Record<'en' | 'de', { alt: string }>>
}
const withAlt = <W extends object>(words: W, alt: Save['alt'] = alts) => ({
  en: { ...words, ...alt.en },
  de: { ...words, ...alt.de },
})

/** How each kind is saved, and how the shop shows its picture in a language. */
const kinds = {
  article: {
    save: ({ item, version, fileId, alt }: Save) =>
      shop.inject(
        calls.content.saveArticle,
        {
          body: {
            ...{ item, version, topicId, position: 1, page: null, confirmed: [] },
            ...(fileId === undefined ? {} : { fileId }),
            texts: withAlt({ title: 'Pay', summary: 'In short', text: 'Pay.' }, alt) as never,
          },
        },
        as(),
      ),
    async shown(item: string, lang: string) {
      const one = (await shop.inject(calls.article.article, { params: { id: item } }, { headers: { lang } })).body.data
      const tree = (await shop.inject(calls.article.articleCategory, { query: {} }, { headers: { lang } })).body.data
      const listed = tree?.flatMap(({ articles }) => articles).find(({ id }) => id === item)
      // The list and the page show the same.
      expect(listed?.picture).toEqual(one?.picture)
      return one?.picture
    },
  },
  notice: {
    save: ({ item, version, fileId, alt }: Save) =>
      shop.inject(
        calls.content.saveNotice,
        {
          body: {
            ...{ item, version, type: 'site' as const },
            ...(fileId === undefined ? {} : { fileId }),
            texts: withAlt({ title: 'Sale', text: 'Today.' }, alt) as never,
          },
        },
        as(),
      ),
    async shown(item: string, lang: string) {
      const { body } = await shop.inject(calls.site.noticeList, { query: { type: 'site' } }, { headers: { lang } })
      return body.data?.find(({ id }) => id === item)?.picture
    },
  },
  event: {
    save: ({ version, fileId, alt }: Save) =>
      shop.inject(
        calls.content.saveEvent,
        {
          body: {
            ...{ brandId, version, startsAt: inDays(-1), endsAt: inDays(2), againAfterDays: null, confirmed: [] },
            ...(fileId === undefined ? {} : { fileId }),
            texts: withAlt({ title: 'Harvest', lead: 'Twice the loot.' }, alt) as never,
          },
        },
        as(),
      ),
    async shown(item: string, lang: string) {
      const { body } = await shop.inject(calls.event.gameEventList, {}, { headers: { lang } })
      return body.data?.find((event) => event.brandId === item)?.picture
    },
  },
} as const

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('the picture of the content "%s"', (kind) => {
  const { save, shown } = kinds[kind]

  it('is shown with a text in the language of the reader, kept, left out, and brought back by an earlier version', async () => {
    const { id: fileId } = await upload(shop, editor, 'general')
    const item = (await save({ item: null, version: 0, fileId })).body.data?.item ?? ''
    const subject = { kind, item }
    await publish(subject, 1)
    const url = expect.stringMatching(/\/media\/upload\/1\/.+\.webp$/)
    expect(await shown(item, 'en')).toEqual({ url, alt: 'A gate' })
    expect(await shown(item, 'de')).toEqual({ url, alt: 'Ein Tor' })
    // A reader of another language gets the English text.
    expect((await shown(item, 'ja'))?.alt).toBe('A gate')
    const key = new URL((await shown(item, 'en'))?.url ?? '').pathname.replace('/media/', '')
    for (const width of [320, 640, 800])
      expect(await shop.deps.files.get(key.replace('.webp', `-${width}.avif`))).not.toBeNull()

    // Nothing is said of the picture: it stays. The German text is older than the English one then.
    const kept = await save({ item, version: 1, alt: { en: { alt: 'Two gates' }, de: { alt: 'Ein Tor' } } })
    expect(kept.body.data?.content).toMatchObject({ pictureUrl: url, outdated: ['de'] })
    await publish(subject, 2)
    expect((await shown(item, 'en'))?.alt).toBe('Two gates')
    expect((await save({ item, version: 2, fileId: null })).body.data?.content).toMatchObject({ pictureUrl: null })
    await publish(subject, 3)
    expect(await shown(item, 'en')).toBeNull()
    await shop.inject(calls.content.restoreContent, { params: subject, body: { version: 3, from: 2 } }, as())
    await publish(subject, 4)
    expect((await shown(item, 'en'))?.alt).toBe('Two gates')
    // A picture without a text decorates.
    await save({ item, version: 4, alt: {} })
    await publish(subject, 5)
    expect((await shown(item, 'en'))?.alt).toBe('')

    // The library names the place, and a file that is taken down leaves it.
    const use = { kind, id: item, name: kind === 'event' ? expect.any(String) : null }
    const inLibrary = await shop.inject(calls.media.mediaDetail, { params: { id: fileId } }, as())
    expect(inLibrary.body.data).toMatchObject({ used: true, uses: [use] })
    const file = async () => (await shop.inject(calls.support.fileDetail, { body: { file: fileId } }, as())).body.data
    const body = { fileId: (await drawnOf(fileId)) ?? '', reason: 'Not ours.' }
    expect((await shop.inject(calls.file.quarantineFile, { body }, as())).body.code).toBe('0000')
    expect(await shown(item, 'en')).toBeNull()
    expect((await detail(subject))?.content).toMatchObject({ pictureUrl: '' })
    await shop.inject(calls.support.restoreFile, { params: { id: body.fileId }, body: { reason: 'Seen.' } }, as())
    expect(await shown(item, 'en')).toMatchObject({ alt: '' })
    expect((await file())?.taken).toBeNull()
  })

  it('is refused if it is no file of the shop', async () => {
    const fileId = '0a0a0a0a-0b0b-4c0c-8d0d-0e0e0e0e0e0e'
    const version = kind === 'event' ? ((await detail({ kind, item: brandId }))?.version ?? 0) : 0
    expect((await save({ item: null, version, fileId })).body).toMatchObject({ code: 'not_found', field: 'cover' })
  })
})

it('the preview of an article shows its picture before it is published', async () => {
  const { id: fileId } = await upload(shop, editor, 'general')
  const item = (await kinds.article.save({ item: null, version: 0, fileId })).body.data?.item ?? ''
  const params = { kind: 'article' as const, item }
  const link = await shop.inject(calls.content.previewLink, { params, query: { version: 1 } }, as())
  const { body } = await shop.inject(
    calls.site.contentPreview,
    { query: { token: link.body.data?.token ?? '' } },
    { headers: { lang: 'de' } },
  )
  expect(body.data?.help?.picture).toMatchObject({ alt: 'Ein Tor' })
})

/** The picture that was drawn from an upload. */
async function drawnOf(fileId: string): Promise<string | undefined> {
  const rows = await shop.rows<{ id: string }>(
    sql`select id::text from file where source_id = ${fileId} order by created_at desc limit 1`,
  )
  return rows[0]?.id
}
