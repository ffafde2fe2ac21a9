import { type CallInput, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { richTextOfHtml } from './rich-text-of-html.ts'

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
type Kind = 'article' | 'topic'
type SaveTopic = Partial<CallInput<typeof calls.content.saveTopic>['body']>
const saveTopic = (more: SaveTopic = {}) =>
  shop.inject(
    calls.content.saveTopic,
    {
      body: { item: null, version: 0, icon: 'lock', position: 90, names: { en: 'Safety', de: 'Sicherheit' }, ...more },
    },
    as(editor),
  )
type SaveArticle = Partial<CallInput<typeof calls.content.saveArticle>['body']>
const words = (title: string) => ({ title, summary: `${title} in short`, text: `# Steps\n\n- **${title}**\n- two` })
const saveArticle = (more: SaveArticle = {}, by = editor) => {
  const body = { item: null, version: 0, topicId: '0', position: 1, page: null, texts: {}, confirmed: [], ...more }
  return shop.inject(calls.content.saveArticle, { body }, as(by))
}
const publish = (kind: Kind, item: string, version: number, at?: string) =>
  shop.inject(
    calls.content.publishContent,
    { params: { kind, item }, body: { version, ...(at ? { at } : {}) } },
    as(editor),
  )
const withdraw = (kind: Kind, item: string, version: number) =>
  shop.inject(calls.content.withdrawContent, { params: { kind, item }, body: { version } }, as(editor))
const read = (id: string, lang = 'en') => shop.inject(calls.article.article, { params: { id } }, { headers: { lang } })
const help = async () => (await shop.inject(calls.article.articleCategory, { query: {} })).body.data ?? []
async function newTopic() {
  const item = (await saveTopic()).body.data?.item ?? ''
  await publish('topic', item, 1)
  return item
}
async function newArticle(topicId: string, more: SaveArticle = {}) {
  const saved = await saveArticle({ topicId, texts: { en: words('Pay'), de: words('Zahlen') } as never, ...more })
  return saved.body.data?.item ?? ''
}

describe('a topic of the help centre', () => {
  it('holds articles, and is withdrawn only without any, published or planned', async () => {
    const topic = await newTopic()
    const article = await newArticle(topic)
    await publish('article', article, 1, new Date(shop.clock.now().getTime() + hourMs).toISOString())
    expect((await withdraw('topic', topic, 1)).body.code).toBe('content_used')
    await publish('article', article, 1)
    expect((await help()).find(({ id }) => id === topic)).toMatchObject({ name: 'Safety', icon: 'lock' })
    expect((await withdraw('topic', topic, 1)).body.code).toBe('content_used')
    await withdraw('article', article, 1)
    expect((await withdraw('topic', topic, 1)).body.data?.state).toBe('withdrawn')
    expect((await publish('article', article, 1)).body).toMatchObject({ code: 'content_incomplete', field: 'topicId' })
  })

  it('loses no article to somebody who withdraws it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const topic = await newTopic()
      const article = await newArticle(topic)
      const codes = await Promise.all([publish('article', article, 1), withdraw('topic', topic, 1)])
      expect(codes.filter(({ body }) => body.code === '0000')).toHaveLength(1)
      expect(codes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })
})

describe('an article', () => {
  it('is read in its languages once it is published, with safe markup', async () => {
    const topic = await newTopic()
    const texts = { en: { ...words('Pay'), text: '# Pay\n\n- **now**\n- <img src=x onerror=alert(1)>' } }
    const article = await newArticle(topic, { texts: texts as never })
    expect((await read(article)).body.code).toBe('not_found')
    await publish('article', article, 1)
    expect((await read(article)).body.data).toMatchObject({
      ...{ title: 'Pay', categoryName: 'Safety' },
      html: '<h2>Pay</h2><ul><li><strong>now</strong></li><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>',
    })
    expect((await read(article, 'de')).body.data?.title).toBe('Pay')
  })

  it('tells which translations are older than the original', async () => {
    const item = await newArticle(await newTopic())
    const state = async (version: number, texts: object, confirmed: string[] = []) => {
      const saved = await saveArticle({
        item,
        version,
        topicId: '1',
        texts: texts as never,
        confirmed: confirmed as never,
      })
      const { content } = saved.body.data ?? {}
      return content?.kind === 'article' ? content.outdated : saved.body
    }
    const de = words('Zahlen')
    expect(await state(1, { en: words('Pay now'), de })).toEqual(['de'])
    const list = await shop.inject(
      calls.content.contentPage,
      { params: { kind: 'article' }, body: { keyWord: 'pay now' } },
      as(editor),
    )
    expect(list.body.data?.list.find((row) => row.item === item)).toMatchObject({
      written: ['de', 'en'],
      outdated: ['de'],
    })
    expect(await state(2, { en: words('Pay now'), de }, ['de'])).toEqual([])
    expect(await state(3, { en: words('Pay soon'), de: words('Bald zahlen') })).toEqual([])
    expect(await state(4, { en: words('Pay late'), de: words('Bald zahlen') })).toEqual(['de'])
    expect(await state(5, { en: words('Pay late'), de: words('Spät zahlen') })).toEqual([])
  })

  it('takes a page of the pass from another one', async () => {
    const topic = await newTopic()
    const first = await newArticle(topic, { page: 'pass-guide' })
    const second = await newArticle(topic, { page: 'pass-guide' })
    await Promise.all([publish('article', first, 1), publish('article', second, 1)])
    const shown = (await help()).flatMap(({ articles }) => articles).filter(({ page }) => page === 'pass-guide')
    expect(shown).toHaveLength(1)
    await publish('article', first, 1)
    const after = (await help()).flatMap(({ articles }) => articles).filter(({ page }) => page === 'pass-guide')
    expect(after.map(({ id }) => id)).toEqual([first])
  })

  it('that was there before the desk is edited as text', async () => {
    const topic = await newTopic()
    await shop.rows(sql`insert into article (tenant_id, id, category_id, texts, updated_at) values (1, 4712, ${topic},
      '{"en": {"title": "Old", "summary": "S", "html": "<h2>A &amp; B</h2><p>One <b>two</b></p><ul><li>x</li></ul>"}}', now())`)
    const detail = await shop.inject(
      calls.content.contentDetail,
      { params: { kind: 'article', item: '4712' }, query: {} },
      as(editor),
    )
    expect(detail.body.data?.content).toMatchObject({ texts: { en: { text: '## A & B\n\nOne **two**\n\n- x' } } })
    await saveArticle({ item: '4712', version: 1, topicId: topic, texts: { en: words('New') } as never })
    await publish('article', '4712', 2)
    expect((await read('4712')).body.data?.title).toBe('New')
  })

  it('is refused with the field that is wrong, and to people of other shops', async () => {
    const refusal = async (texts: object) => {
      const { code, field } = (await saveArticle({ texts: texts as never })).body
      return [code, field]
    }
    expect(await refusal({})).toEqual(['data_error', 'title'])
    expect(await refusal({ en: { title: ' ', summary: 'x', text: 'x' } })).toEqual(['data_error', 'title.en'])
    expect(await refusal({ de: { title: 'x', summary: 'x', text: '\u200b' } })).toEqual(['data_error', 'text.de'])
    const item = await newArticle(await newTopic(), { texts: { de: words('Nur') } as never })
    expect((await publish('article', item, 1)).body).toMatchObject({ code: 'content_incomplete', field: 'title.en' })
    expect((await saveArticle({ item, version: 1, texts: { en: words('x') } as never }, stranger)).body.code).toBe(
      'not_found',
    )
    const saves = [editor, other].map((by) =>
      saveArticle({ item, version: 1, texts: { en: words(by.token) } as never }, by),
    )
    expect((await Promise.all(saves)).map(({ body }) => body.code).toSorted()).toEqual(['0000', 'conflict'])
  })
})

describe('a preview', () => {
  const link = (item: string, version: number, by = editor) =>
    shop.inject(calls.content.previewLink, { params: { kind: 'article', item }, query: { version } }, as(by))
  const open = (token: string, lang = 'en', tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(calls.site.contentPreview, { query: { token } }, { headers: { lang }, tenant })

  it('shows a version that is not published, in each language, for an hour', async () => {
    const topic = await newTopic()
    const item = await newArticle(topic)
    const token = (await link(item, 1)).body.data?.token ?? ''
    expect((await open(token, 'de')).body.data).toMatchObject({
      ...{ kind: 'article', item, version: 1 },
      help: {
        title: 'Zahlen',
        categoryName: 'Sicherheit',
        html: expect.stringContaining('<strong>Zahlen</strong>'),
      },
    })
    expect((await read(item)).body.code).toBe('not_found')
    expect((await open(token, 'en', 'sahra')).body.code).toBe('not_found')
    expect((await open(token.replace('.1.', '.2.'))).body.code).toBe('not_found')
    expect((await link(item, 1, stranger)).body.code).toBe('not_found')
    shop.clock.advance(hourMs)
    expect((await open(token)).body.code).toBe('not_found')
    editor = await signInStaff(shop, 'lumen', 'content_editor')
  })
})

it('HTML becomes text without losing words', () => {
  expect(richTextOfHtml('<p>See <a href="https://x.example/a?b=1&amp;c=2">this</a><br>now</p>')).toBe(
    'See this (https://x.example/a?b=1&c=2) now',
  )
  expect(
    richTextOfHtml('<ol><li>a</li><li><em>b</em></li></ol>loose<table><tr><td>x</td><td>y</td></tr></table>'),
  ).toBe('1. a\n2. *b*\n\nloose\n\nx y')
  expect(richTextOfHtml('<script>alert(1)</script><p>1 &lt; 2</p>')).toBe('1 < 2')
})
