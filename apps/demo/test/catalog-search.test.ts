import { readFileSync } from 'node:fs'
import { calls } from '@tradepost/contract'
import { coinSorts, searchSorts } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUsualGateway, type FilledGateway, sellInEveryCurrency, sites } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
  await sellInEveryCurrency(gateway.urls.owner)
})
afterAll(() => gateway.close())

type Body = NonNullable<Parameters<typeof search>[0]>
async function search(
  body: NonNullable<import('@tradepost/contract').CallInput<typeof calls.offer.offerPage>['body']>,
  tenant: 'lumen' | 'sahra' = 'lumen',
) {
  const answer = await gateway.inject(calls.offer.offerPage, { body }, { tenant })
  expect(answer.body.code, JSON.stringify(answer.body)).toBe('0000')
  if (!answer.body.data) throw new Error('no data')
  return answer.body.data
}
async function everyPage(body: Body) {
  const first = await search({ ...body, pageSize: 100 })
  const pages = Math.ceil(first.total / 100)
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => search({ ...body, pageSize: 100, pageNo: index + 2 })),
  )
  return { total: first.total, list: [first, ...rest].flatMap((page) => page.list) }
}

describe('lists', () => {
  it('G-36 answer a page of offers with prices in the requested currency', async () => {
    const page = await search({ siteId: '1001', toCurrencyId: '2', pageSize: 50 })
    expect(page.list).toHaveLength(50)
    for (const { price, converted } of page.list) {
      const cents = converted?.from.minor ?? 0
      expect(price).toEqual({ minor: Math.floor(cents * (converted?.rate ?? 0) + 0.5), currency: 'EUR' })
      expect(converted?.from.currency).toBe('USD')
    }
    const other = await gateway.inject(calls.offer.offerPage, { body: { siteId: '2001' } })
    expect(other.body.code).toBe('tenant_mismatch')
    const unknown = await gateway.inject(calls.offer.offerPage, { body: { toCurrencyId: '9999999999999999999' } })
    expect(unknown.body).toMatchObject({ code: 'bad_request', field: 'toCurrencyId' })
  })

  it('contain each offer once, in every sort order', async () => {
    for (const sort of new Set([...searchSorts, ...coinSorts])) {
      const { total, list } = await everyPage({ sort })
      expect(new Set(list.map((offer) => offer.id)).size, sort).toBe(total)
      expect(list).toHaveLength(total)
    }
  })

  it('B-13 sort the newest listings first', async () => {
    const { list } = await everyPage({ sort: 'newest' })
    const times = list.map((offer) => Date.parse(offer.listedAt))
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('begin with available offers unless a visitor sorts them otherwise, also after a reservation and its release', async () => {
    const buyable = async (body: Body) =>
      (await everyPage(body)).list.map(({ status, available, minQuantity }) => status === 1 && available >= minQuantity)
    for (const body of [{}, { keyWord: 'account' }, { keyWord: 'gold', sort: 'best-match' as const }]) {
      const order = await buyable(body)
      expect(order, JSON.stringify(body)).toContain(false)
      expect(order, JSON.stringify(body)).toEqual([...order].sort((a, b) => Number(b) - Number(a)))
    }
    // Control: sorted by price, available and other offers are mixed.
    const byPrice = await buyable({ sort: 'price-asc' })
    expect(byPrice).not.toEqual([...byPrice].sort((a, b) => Number(b) - Number(a)))

    const body = { pageSize: 1 }
    const [first] = (await search(body)).list
    const reserve = (units: number) =>
      gateway.db.withTenant(1, 'test', (tx) =>
        tx.execute(sql`update offer set available = available - ${units}::int, reserved = reserved + ${units}::int
          where id = ${first?.id}`),
      )
    await reserve(first?.available ?? 0)
    expect((await search(body)).list[0]?.id).not.toBe(first?.id)
    await reserve(-(first?.available ?? 0))
    expect((await search(body)).list[0]?.id).toBe(first?.id)
  })

  it('are in order when sorted by price, rating or delivery', async () => {
    const prices = (await everyPage({ sort: 'price-asc', toCurrencyId: '5' })).list.map(
      (offer) => offer.price?.minor ?? -1,
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    const falling = (await everyPage({ sort: 'price-desc' })).list.map((offer) => offer.price?.minor ?? -1)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    const ratings = (await everyPage({ sort: 'seller-rating' })).list.map((offer) => offer.seller.rating ?? -1)
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
    const minutes = (await everyPage({ sort: 'fast-delivery' })).list.map((offer) => offer.deliveryMinutes)
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  })

  it('filter by price in the shown currency, stock, delivery and attribute; a facet’s count is the number of results', async () => {
    const { list } = await everyPage({
      toCurrencyId: '7',
      priceMin: 1000,
      priceMax: 5000,
      inStock: true,
      deliveryMode: 'platform',
    })
    expect(list.length).toBeGreaterThan(5)
    for (const offer of list) {
      expect(offer.price?.minor).toBeGreaterThanOrEqual(1000)
      expect(offer.price?.minor).toBeLessThanOrEqual(5000)
      expect(offer).toMatchObject({ status: 1, deliveryMode: 'platform' })
    }
    const whole = await search({ standardTypes: [0] })
    const facet = whole.facets[0]
    const value = facet?.values[0]
    if (!facet || !value) throw new Error('no facet')
    const chosen = await search({
      standardTypes: [0],
      attributes: [{ attributeId: facet.attributeId, values: [value.value] }],
    })
    expect(chosen.total).toBe(value.count)
    expect(chosen.facets.find((one) => one.attributeId === facet.attributeId)?.values).toEqual(facet.values)
  })

  it('name the values of attributes in the requested language, and filter by their stored form', async () => {
    const list = async (lang: string, body: Body = {}) => {
      const options = { tenant: 'sahra', headers: { lang } } as const
      const { data } = (await gateway.inject(calls.offer.offerPage, { body: { standardTypes: [0], ...body } }, options))
        .body
      if (!data) throw new Error('no data')
      const servers = data.facets.find(({ name }) => name === (lang === 'ar' ? 'السيرفر' : 'Server'))
      return { ...data, servers, europe: servers?.values.find(({ value }) => value === 'Europe') }
    }
    const [arabic, english] = [await list('ar'), await list('en')]
    expect([arabic.europe?.label, english.europe?.label]).toEqual(['أوروبا', 'Europe'])
    const filter = [{ attributeId: arabic.servers?.attributeId ?? '', values: ['Europe'] }]
    const [chosen] = (await list('ar', { attributes: filter })).list
    expect(chosen?.attributes.find(({ id }) => id === filter[0]?.attributeId)?.value).toBe('أوروبا')
    // A game's own names are not translated.
    for (const { value, label } of english.servers?.values ?? []) expect(label).toBe(value)
  })

  it('G-37 of standard offers contain no others', async () => {
    const { body } = await gateway.inject(calls.offer.standardOfferPage, { body: { sort: 'price-asc', pageSize: 60 } })
    expect(body.data?.list).toHaveLength(60)
    expect(new Set(body.data?.list.map((offer) => offer.standardType))).toEqual(new Set([1, 2]))
  })
})

describe('details', () => {
  const flags = {
    isGetSellerInfo: 'sellerInfo',
    isGetGuaranteeInfo: 'guarantee',
    isGetDeliveryDetail: 'delivery',
    isGetSellerAuthLevelOperationRecord: 'sellerLevelRecord',
  } as const

  it('G-38 contain a block only if its flag is set', async () => {
    const id = (await search({ pageSize: 1 })).list[0]?.id ?? ''
    const plain = await gateway.inject(calls.offer.offerDetail, { params: { id }, body: {} })
    const blocks = Object.values(flags)
    for (const block of blocks) expect(plain.body.data).not.toHaveProperty(block)
    for (const [flag, block] of Object.entries(flags)) {
      const { body } = await gateway.inject(calls.offer.offerDetail, { params: { id }, body: { [flag]: true } })
      expect(body.data).toHaveProperty(block)
      for (const other of blocks) if (other !== block) expect(body.data).not.toHaveProperty(other)
    }
    const missing = await gateway.inject(calls.offer.offerDetail, { params: { id: '9999999999999999999' }, body: {} })
    expect(missing.body.code).toBe('not_found')
  })

  it('G-39 have a short form, which another tenant cannot read', async () => {
    const card = (await search({ pageSize: 1, toCurrencyId: '1' })).list[0]
    const id = card?.id ?? ''
    const short = await gateway.inject(calls.offer.offerCard, { params: { id }, query: { toCurrencyId: '1' } })
    expect(short.body.data).toEqual(card)
    const other = await gateway.inject(calls.offer.offerCard, { params: { id } }, { tenant: 'sahra' })
    expect(other.body.code).toBe('not_found')
  })
})

describe('search', () => {
  it.each([
    ['a title', 'runescape', 'old-school-runescape'],
    ['a typo', 'runscape', 'old-school-runescape'],
    ['swapped letters', 'fortinte', 'fortnite'],
    ['an abbreviation', 'wow', 'world-of-warcraft'],
    ['Arabic', 'فورتنايت', 'fortnite'],
    ['an Arabic typo', 'فورتنيات', 'fortnite'],
    ['Arabic without hamza', 'اوفرواتش', 'overwatch-2'],
    ['Japanese', '原神', 'genshin-impact'],
    ['part of a Japanese name', 'スターレイル', 'honkai-star-rail'],
    ['Thai', 'โรบล็อกซ์', 'roblox'],
    ['accents', 'pokemon', 'pokemon-go'],
  ])('finds offers by %s', async (_, keyWord, alias) => {
    const page = await search({ keyWord, pageSize: 100 })
    expect(page.total).toBeGreaterThan(0)
    expect(page.brands.map((brand) => brand.brandAlias)).toContain(alias)
  })

  it.each([
    ['a word that no offer has', 'best account', ['best']],
    ['several of them', 'Cheap fortnite account, qqqq', ['Cheap', 'qqqq']],
    ['words that no offer has together', 'radiant fortnite buildings qqqq', null],
    ['typing errors beside them', 'qqqq fortinte', ['qqqq']],
    ['more words than are searched by', 'fortnite account level gold rank skin eu na server item coin gift', null],
  ])('drops %s and names it', async (_, keyWord, dropped) => {
    const page = await search({ keyWord })
    expect(page.total).toBeGreaterThan(0)
    if (dropped) expect(page.droppedWords).toEqual(dropped)
    else expect(page.droppedWords?.length).toBeGreaterThan(0)
    // Control: without the dropped words, the search has the same result and drops nothing.
    const left = keyWord.split(/[ ,]+/).filter((word) => !page.droppedWords?.includes(word))
    const plain = await search({ keyWord: left.join(' ') })
    expect(plain.droppedWords).toBeUndefined()
    if (dropped && !keyWord.includes('fortinte')) expect(plain.total).toBe(page.total)
  })

  it('finds nothing, and drops nothing, where no word occurs', async () => {
    const page = await search({ keyWord: 'qqqq xqxq vvvv' })
    expect(page).toMatchObject({ total: 0, list: [] })
    expect(page.droppedWords).toBeUndefined()
  })

  it('S23 finds nothing for signs and wildcards', async () => {
    for (const keyWord of ['%', '_', '%%', '\\', "'", '***']) {
      expect((await search({ keyWord })).total, JSON.stringify(keyWord)).toBe(0)
    }
  })

  it('S24 answers the longest allowed text within 50 ms', async () => {
    const texts = [
      'fortnite '.repeat(16),
      'a'.repeat(144),
      'ab'.repeat(72),
      `${'a '.repeat(71)}!`,
      '%_'.repeat(72),
      'é\u0301'.repeat(72),
      'ありがとう'.repeat(28),
      'a-b.c_d'.repeat(20),
    ].map((text) => text.slice(0, 144).trim())
    const { rows } = await gateway.db.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    )
    /** CPU time of this process and of the database, in ms; infinite if the database is on another machine. */
    const cpuTime = () => {
      const { user, system } = process.cpuUsage()
      try {
        const servers = rows.map(({ pid }) => {
          const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
          const [inUser = '', inSystem = ''] = stat
            .slice(stat.lastIndexOf(')') + 2)
            .split(' ')
            .slice(11, 13)
          return (Number(inUser) + Number(inSystem)) * 10
        })
        return servers.reduce((sum, ms) => sum + ms, (user + system) / 1000)
      } catch {
        return Number.POSITIVE_INFINITY
      }
    }
    const repeats = 5
    /** The best of a few measurements, by the clock or by CPU time: other processes may slow the machine down. */
    const quickest = async (keyWord: string) => {
      let best = Number.POSITIVE_INFINITY
      for (let n = 0; n < 12 && best >= 50; n++) {
        const [began, cpuBefore] = [performance.now(), cpuTime()]
        // Several calls, because the system counts CPU time in steps of 10 ms.
        for (let call = 0; call < repeats; call++)
          await gateway.inject(calls.offer.offerPage, { body: { keyWord, pageSize: 24 } })
        const [byClock, byCpu] = [(performance.now() - began) / repeats, (cpuTime() - cpuBefore) / repeats]
        best = Math.min(best, byClock, Number.isFinite(byCpu) ? byCpu : byClock)
      }
      return best
    }
    for (const keyWord of texts) expect(await quickest(keyWord), keyWord).toBeLessThan(50)
  })

  it('C-41 G-40 suggests games of the tenant with their categories', async () => {
    const find = (keyWord: string, tenant: 'lumen' | 'sahra') =>
      gateway.inject(calls.catalog.keySearch, { query: { keyWord, ...sites[tenant] } }, { tenant })
    const { body } = await find('valornat', 'lumen')
    expect(body.data?.[0]).toMatchObject({ brandName: 'Valorant', brandAliasName: 'valorant' })
    expect(body.data?.[0]?.categoryVOList).toContainEqual({ categoryName: 'Accounts', categoryAliasName: 'accounts' })
    expect((await find('yalla', 'sahra')).body.data?.map((game) => game.brandAliasName)).toEqual(['yalla-ludo'])
    expect((await find('yalla ludo', 'lumen')).body.data).toEqual([])
    expect((await find('v', 'lumen')).body.data).toEqual([])
    const foreign = await gateway.inject(calls.catalog.keySearch, { query: { keyWord: 'valorant', ...sites.sahra } })
    expect(foreign.body.code).toBe('tenant_mismatch')
  })

  it('S23 never uses a visitor’s text as SQL', async () => {
    const offers = () =>
      gateway.db.withTenant(1, 'test', (tx) => tx.execute<{ n: number }>(sql`select count(*)::int as n from offer`))
    const [before] = (await offers()).rows
    expect(before?.n).toBeGreaterThan(800)
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        "' or 1=1 --",
        "'); drop table offer; --",
        "' union select null--",
        "a' & !b | 'c:*",
        '%_\\',
        '$1',
        "\\' or 1=1",
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (keyWord, value) => {
        const answer = await gateway.inject(calls.offer.offerPage, {
          body: { keyWord, pageSize: 1, ...(value ? { attributes: [{ attributeId: '1', values: [value] }] } : {}) },
        })
        // Only texts that the database cannot store are refused; all others are searched.
        const unstorable = !`${keyWord}${value}`.isWellFormed() || `${keyWord}${value}`.includes('\u0000')
        expect(answer.status, JSON.stringify([keyWord, value, answer.body])).toBe(unstorable ? 400 : 200)
        const sorted = await gateway.inject(calls.offer.offerPage, { body: { sort: `price-asc${keyWord}x` as never } })
        expect(sorted.status).toBe(400)
      }),
      { numRuns: 60 },
    )
    expect((await offers()).rows[0]).toEqual(before)
  })
})
