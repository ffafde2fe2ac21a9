import { calls } from '@tradepost/contract'
import { type AfterSalesShop, createAfterSalesShop } from '@tradepost/gateway/test/after-sales-shop'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUsualGateway, type FilledGateway, sites } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
})
afterAll(() => gateway?.close())

const site = sites.lumen
const offers = async (keyWord?: string) =>
  (await gateway.inject(calls.offer.offerPage, { body: { keyWord, pageSize: 100 } })).body.data
const suggested = async (keyWord: string) =>
  (await gateway.inject(calls.catalog.keySearch, { query: { keyWord, ...site } })).body.data?.map(
    (game) => game.brandAliasName,
  )
const games = async (keyWord: string) =>
  (await gateway.inject(calls.catalog.brandPage, { query: { keyWord, ...site } })).body.data
const help = async (keyWord: string) =>
  (await gateway.inject(calls.article.articleCategory, { query: { keyWord } })).body.data?.flatMap(({ articles }) =>
    articles.map(({ title }) => title),
  )
const shared = async (keyWord: string) =>
  (await gateway.inject(calls.sharedGame.sharedGamePage, { query: { keyWord } })).body.data?.list.map(
    ({ title }) => title,
  )

/** Spellings of a word with characters between, around or instead of its letters that search must ignore. */
const spellings = (word: string) => {
  const [first = '', rest = ''] = [word.slice(0, 4), word.slice(4)]
  const letters = [...word]
  const wide = letters.map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join('')
  const bold = letters.map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 97 + 0x1d41a)).join('')
  return [
    ...['\u200b', '\u200c', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u180e', '\u034f', '\ufe0f', '\u{e0061}'].map(
      (invisible) => `${first}${invisible}${rest}`,
    ),
    ...['®', '™', ' ©', '℠', '…', '🔥', '\u3000', '\u00a0', '\u200b®\u200b'].map((after) => `${word}${after}`),
    ...[`®${word}`, `★${word}★`, `“${word}”`, `\u202e${word}\u202c`, `\u200b${word}`, `«${word}»™`],
    ...[wide, bold, word.toUpperCase(), letters.join('\u200b'), `${first}\u0301${rest}`],
    ...[word.replaceAll('i', 'İ'), word.replaceAll('i', 'ı'), word.normalize('NFD')],
  ]
}

describe('the spelling of a typed word', { timeout: 60_000 }, () => {
  it('X11 does not matter for search, suggestions and the list of games', async () => {
    const [plain, names, list] = [await offers('fortnite'), await suggested('fortnite'), await games('fortnite')]
    expect([plain?.total ?? 0, names?.length ?? 0, list?.total ?? 0].every((count) => count > 0)).toBe(true)
    for (const typed of spellings('fortnite')) {
      const page = await offers(typed)
      expect([typed, page?.total, page?.list[0]?.id]).toEqual([typed, plain?.total, plain?.list[0]?.id])
      expect([typed, await suggested(typed)]).toEqual([typed, names])
      expect([typed, (await games(typed))?.total]).toEqual([typed, list?.total])
    }
  })

  it('X11 does not matter in other scripts', async () => {
    for (const [plain, ...typed] of [
      ['فورتنايت', 'فُورْتِنايت', 'فورتـــنايت', 'ﻓﻮﺭﺗﻨﺎﻳﺖ', '\u200fفورتنايت®', 'فور\u200bتنايت'],
      ['フォートナイト', 'ﾌｫｰﾄﾅｲﾄ', 'フォート\u200bナイト', 'フォートナイト™'],
      ['ฟอร์ตไนท์', 'ฟอร์ต\u200bไนท์', 'ฟอร์ตไนท์®'],
    ]) {
      const expected = [(await offers(plain))?.total, await suggested(plain ?? '')]
      expect(expected[0], plain).toBeGreaterThan(0)
      for (const one of typed)
        expect([one, (await offers(one))?.total, await suggested(one)]).toEqual([one, ...expected])
    }
  })

  it('X11 does not matter for help and the shared games', async () => {
    const word = 'refund'
    expect((await help(word))?.length).toBeGreaterThan(0)
    for (const typed of spellings(word)) expect([typed, await help(typed)]).toEqual([typed, await help(word)])
    expect((await shared('portal'))?.length).toBeGreaterThan(0)
    for (const typed of spellings('portal'))
      expect([typed, await shared(typed)]).toEqual([typed, await shared('portal')])
  })

  it('X11 matches the text of help articles, not their markup', async () => {
    for (const mark of ['strong', 'li', 'nbsp', 'href']) {
      const categories = (await gateway.inject(calls.article.articleCategory, { query: { keyWord: `<${mark}>` } })).body
        .data
      const texts = await Promise.all(
        (categories ?? [])
          .flatMap(({ articles }) => articles)
          .map(async ({ id }) => (await gateway.inject(calls.article.article, { params: { id } })).body.data),
      )
      for (const article of texts)
        expect(
          `${article?.title} ${article?.summary} ${article?.html.replace(/<[^>]*>/g, ' ')}`.toLowerCase(),
        ).toContain(mark)
    }
  })

  it('X11 of signs alone finds nothing, and of invisible characters alone counts as empty', async () => {
    for (const signs of ['®', '™ ©', '★', '%', '…', '\u200b®']) {
      expect([signs, (await offers(signs))?.total, await suggested(`${signs}${signs}`)]).toEqual([signs, 0, []])
      expect([signs, (await games(signs))?.total, await help(signs), await shared(signs)]).toEqual([signs, 0, [], []])
    }
    const all = [(await offers())?.total, (await games(''))?.total]
    expect(all[0]).toBeGreaterThan(500)
    for (const invisible of ['\u200b', ' \u200d\u2060 ', '\u3164'])
      expect([(await offers(invisible))?.total, (await games(invisible))?.total]).toEqual(all)
  })
})

describe('the spelling of a title', () => {
  it('X11 does not matter for finding its words', async () => {
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ id: string }>(sql`select id::text from offer where status = 1 limit 1`),
    )
    const id = rows[0]?.id ?? ''
    const title = 'Vor\u00adpal\u200bin™ Ｂｌａｄｅ—Ⅶ®【Größe】 Ёлочкин 🔥٣٤٥'
    await gateway.db.withTenant(1, 'test', (tx) => tx.execute(sql`update offer set title = ${title} where id = ${id}`))
    for (const typed of [
      'vorpalin',
      'VORPALIN®',
      'vorpalin blade',
      'vorpalin 345',
      'vorpalin vii',
      'vorpal',
      'orpalin',
    ])
      expect([typed, (await offers(typed))?.list.map((one) => one.id)]).toEqual([typed, [id]])
    for (const typed of ['елочкин', 'ёлочкин', 'vorpalin grosse', 'vorpalin größe', title])
      expect([typed, (await offers(typed))?.list.map((one) => one.id)]).toEqual([typed, [id]])
  })
})

describe("a seller's own list", () => {
  let shop: AfterSalesShop
  beforeAll(async () => {
    shop = await createAfterSalesShop()
  })
  afterAll(() => shop?.close())

  it('X11 is searched by the same rules', async () => {
    const id = await shop.offer()
    const rename = { params: { id }, body: { title: 'Skyblade® – Größe ２' } }
    expect((await shop.inject(calls.seller.sellerOfferEdit, rename, shop.as(shop.vendor))).body.code).toBe('0000')
    const idsFor = async (keyword: string) =>
      (
        await shop.inject(calls.seller.sellerOfferPage, { body: { keyword } }, shop.as(shop.vendor))
      ).body.data?.list.map((one) => one.id)
    for (const typed of [...spellings('skyblade'), 'skyblade grosse 2', 'GRÖSSE', '2'])
      expect([typed, await idsFor(typed)]).toEqual([typed, [id]])
    expect(await idsFor('®')).toEqual([])
    expect(await idsFor('\u200b')).toEqual(await idsFor(''))
  })
})
