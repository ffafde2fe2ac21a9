import { calls, type OfferCard } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearFaults, delayAnswers, fakeAnswer, newDevice } from '../support/shop/faults.ts'
import { findOffer, publicApi, site } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { findBothListStyles } from '../support/shop/list-styles.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

let visitor: Visitor
beforeAll(async () => {
  visitor = await visit()
})

const productPage = '/product-search/product-market/product/page'
const pathOf = ({ brandAlias, categoryAlias }: Pick<OfferCard, 'brandAlias' | 'categoryAlias'>) =>
  `/${brandAlias}/${categoryAlias}`
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
/** The HTML of a brand category page whose list the gateway answers with these offers. */
async function listOf(offers: OfferCard[]) {
  const device = newDevice()
  const { brandId, categoryId } = offers[0] as OfferCard
  const real = await publicApi()(calls.offer.offerPage, { body: { brandId, categoryId, pageNo: 1, pageSize: 20 } })
  await fakeAnswer(device, productPage, { ...real, list: offers, total: offers.length, pageNo: 1 })
  const { html, status } = await get(`${pathOf(offers[0] as OfferCard)}?fresh=1`, { cookie: `device=${device}` })
  expect(status).toBe(200)
  return main(html)
}
const card = (html: string, title: string) =>
  html
    .split(/<li[^>]*>(?=<img|<div)/)
    .find((part) => part.includes(title.replace(/&/g, '&amp;').replace(/'/g, '&#x27;'))) ?? ''

describe('the list of a category', () => {
  it.each([
    [
      0,
      /<li[^>]*><img/,
      /A player does it for you|See the Family Game PASS|Rental accounts from|data-delivery-minutes/,
    ],
    [1, /data-delivery-minutes/, /<li[^>]*><(?:img|div)[\s\S]*?Rent Now/],
    [3, /A player does it for you/, /data-delivery-minutes/],
    [4, /See the Family Game PASS/, /data-delivery-minutes/],
    [5, /Rental accounts from \$0\.1[\s\S]*Rent Now/, /data-delivery-minutes/],
  ])('has its own template for standard type %i', async (standardType, expected, foreign) => {
    const { html } = await get(pathOf(await findOffer({ standardType })))
    const list = main(html)
    expect(list).toMatch(expected)
    expect(list).not.toMatch(foreign)
  })

  it('C-40 shows cards or radio buttons, as the category is configured', async () => {
    const { list, radio } = await findBothListStyles()
    const choices = (html: string) =>
      html.match(/<input[^>]*type="radio"[^>]*name="offer"|<input[^>]*name="offer"[^>]*type="radio"/g) ?? []
    const [listed, withRadios] = [main((await get(pathOf(list))).html), main((await get(pathOf(radio))).html)]
    expect(choices(listed)).toEqual([])
    expect(listed).toMatch(/<li[^>]*><(?:img|div)[\s\S]*href="\/items\/\d+"/)
    expect(choices(withRadios).length).toBeGreaterThan(1)
    expect(withRadios).not.toMatch(/href="\/items\/\d+"/)
    // Choosing an offer leads to its checkout.
    await visitor.go(pathOf(radio))
    const option = visitor.page.locator('main input[name="offer"]:enabled').last()
    const id = await option.getAttribute('value')
    await option.check({ force: true })
    await visitor.page.locator('main form[action$="/checkout"] button').click()
    await visitor.page.waitForURL(
      (url) => /login|checkout/.test(url.pathname) && decodeURIComponent(url.search).includes(`offer=${id}`),
    )
  })
})

describe('a list that is loading', () => {
  /** Starts recording layout shifts, including those after user input. */
  const recordShifts = ({ page }: Visitor) =>
    page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((entries) => {
        for (const shift of entries.getEntries()) shifts.push((shift as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
  const totalShift = ({ page }: Visitor) =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

  it('shows as many placeholders as offers, in the same layout, and nothing shifts', async () => {
    const { list, radio } = await findBothListStyles()
    const cards = await findOffer({ standardType: 0 })
    for (const [offer, of] of [
      [cards, 'main ul > li:has(> div > h3)'],
      [list, 'main ul > li:has(> div > h3)'],
      [radio, 'main label:has(input[name="offer"])'],
    ] as const) {
      const visitor = await visit()
      const { page } = visitor
      await visitor.go(pathOf(offer))
      await page.evaluate(() => document.fonts.ready)
      const device = await visitor.deviceId()
      const box = async (selector: string) => {
        const bounds = await page.locator(selector).first().boundingBox()
        return [bounds?.x, bounds?.y, bounds?.width, bounds?.height].map((n) => Math.round(n ?? -1))
      }
      const room = 'main [aria-busy] > div:has(> ul > li > div > h3, > form[action$="/checkout"], > div[role="status"])'
      const before = { offers: await page.locator(of).count(), box: await box(room) }
      expect(before.offers).toBeGreaterThan(1)
      await recordShifts(visitor)
      await delayAnswers(device, productPage)
      await page.locator('main select[name="sort"]').selectOption('price-asc')
      const skeleton = page.locator(`${room} > div[role="status"]`)
      await skeleton.filter({ hasText: 'Loading offers' }).waitFor()
      const grid = skeleton.locator('> div').last()
      const places = (await grid.evaluate((one) => one.matches(':has(> span)'))) ? grid.locator('> div').first() : grid
      const meanwhile = { offers: await places.locator('> div').count(), box: await box(room) }
      await skeleton.waitFor({ state: 'detached' })
      const after = { offers: await page.locator(of).count(), box: await box(room) }
      expect(meanwhile).toEqual(before)
      expect([after.offers, after.box.slice(0, 3)]).toEqual([before.offers, before.box.slice(0, 3)])
      // Another sort order puts other cards in each row, so a row's height may differ by up to one line of text.
      const rows = new Set(
        await page.locator(of).evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop)),
      ).size
      expect(Math.abs((after.box[3] ?? 0) - (before.box[3] ?? 0)) / rows).toBeLessThanOrEqual(24)
      expect(await totalShift(visitor)).toBeLessThanOrEqual(0.02)
      await clearFaults(device)
    }
  })
})

describe('a list of coins', () => {
  let coins: string
  beforeAll(async () => {
    coins = pathOf(await findOffer({ standardType: 1, keyWord: 'gold' }))
  })
  const numbers = (selector: string, of: string) =>
    visitor.page
      .locator(selector)
      .evaluateAll(
        (all, name) =>
          all.map((one) => Number((name ? one.getAttribute(name) : one.textContent)?.replace(/[^0-9.]/g, ''))),
        of,
      )
  const isAscending = (values: number[]) =>
    values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value)

  it('B-15 offers exactly four sort orders', async () => {
    await visitor.go(coins)
    const options = visitor.page.locator('main select[name="sort"] option')
    expect(await options.allTextContents()).toEqual(['Recommended', 'Price low to high', 'Fast delivery', 'Top rated'])
  })

  it('B-16 sorts by delivery time', async () => {
    await visitor.go(`${coins}?sort=fast-delivery`)
    const minutes = await numbers('main [data-delivery-minutes]', 'data-delivery-minutes')
    expect(minutes.length).toBeGreaterThan(1)
    expect(isAscending(minutes)).toBe(true)
  })

  it('sorts by the price of one unit, lowest first', async () => {
    await visitor.go(`${coins}?sort=price-asc`)
    const prices = await visitor.page
      .locator('main li:has([data-delivery-minutes]) bdi')
      .filter({ hasText: /^[0-9,]+\.[0-9]{2} USD$/ })
      .allTextContents()
    const amounts = prices.map((price) => Number(price.replace(/[^0-9.]/g, '')))
    expect(amounts.length).toBeGreaterThan(1)
    expect(isAscending(amounts)).toBe(true)
  })
})

describe('an offer card', () => {
  it('B-58 D-33 shows the state of a rental: Rent Now, Renting or Maintaining', async () => {
    const states = await Promise.all(
      [1, 6, 7].map((status) =>
        findOffer({ standardType: 5, matches: (offer) => offer.status === status && offer.available >= 0 }),
      ),
    )
    const [free, renting, maintaining] = states as [OfferCard, OfferCard, OfferCard]
    const html = await listOf([{ ...free, available: 1 }, renting, maintaining])
    expect(card(html, free.title)).toContain('Rent Now')
    expect(card(html, renting.title)).toContain('Renting')
    expect(card(html, renting.title)).not.toContain('Rent Now')
    expect(card(html, maintaining.title)).toContain('Maintaining')
    expect(card(html, maintaining.title)).not.toContain('Rent Now')
  })

  it('B-73 B-74 marks verified and instant offers, and no others', async () => {
    const base = await findOffer({ standardType: 0 })
    const variants = [true, false].flatMap((verified) =>
      [true, false].map((instant) => ({ ...base, title: `v${verified} i${instant}`, verified, instant })),
    )
    const html = await listOf(variants)
    for (const { title, verified, instant } of variants) {
      expect(card(html, title).includes('Platform verified'), title).toBe(verified)
      expect(card(html, title).includes('Instant delivery'), title).toBe(instant)
    }
  })

  it('C-38 shows the state of an offer that is not on sale', async () => {
    const base = await findOffer({ standardType: 0 })
    const words: [number, string][] = [
      [2, 'Off Sale'],
      [3, 'Sold Out'],
      [6, 'Renting'],
      [7, 'Maintaining'],
      [4, 'Off Sale'],
      [5, 'Off Sale'],
    ]
    const all = [1, ...words.map(([status]) => status)]
    const html = await listOf(
      all.map((status) => ({ ...base, status, title: `status ${status}.`, available: 3 }) as OfferCard),
    )
    for (const [status, word] of words) expect(card(html, `status ${status}.`), String(status)).toContain(word)
    expect(card(html, 'status 1.')).not.toMatch(/Off Sale|Sold Out|Renting|Maintaining/)
  })

  it('A-53 A-54 does not link an id that is not a number', async () => {
    const base = await findOffer({ standardType: 0 })
    const html = await listOf([{ ...base, id: 'abc', title: 'without a number' }, base])
    expect(html).toContain('without a number')
    expect(html).not.toContain('/items/abc')
    expect(html).toContain(`/items/${base.id}`)
    const seller = { ...base.seller, id: 'x1', level: 9, nickName: 'Nobody' }
    const sellers = await listOf([{ ...base, seller }])
    expect(sellers).toContain('Nobody')
    expect(sellers).not.toContain('/store/x1')
  })

  it('I-13 shows a placeholder for an unknown price', async () => {
    const base = await findOffer({ standardType: 0 })
    const html = await listOf([{ ...base, title: 'unknown price', price: null }])
    expect(card(html, 'unknown price')).toContain('-.-- USD')
  })

  it('I-12 C-42 shows amounts with two decimals and the currency, and main attributes first', async () => {
    const base = await findOffer({ standardType: 0, matches: ({ attributes }) => attributes.length > 2 })
    const attribute = (sort: number, isMainAttr: boolean, attrType: number) => ({
      id: String(sort),
      name: `name ${sort}`,
      value: `value ${sort}`,
      attrType,
      sort,
      isMainAttr,
    })
    const attributes = [attribute(1, false, 1), attribute(2, true, 1), attribute(0, true, 5), attribute(3, true, 1)]
    const html = await listOf([{ ...base, attributes, price: { minor: 123_456_7, currency: 'USD' } }])
    expect(card(html, base.title)).toContain('value 2 · value 3 · value 1')
    expect(card(html, base.title)).toContain('>12,345.67 USD<')
  })

  it('I-36 adds its seller to the recommended ones only above the configured level', async () => {
    const base = await findOffer({ standardType: 0 })
    const device = newDevice()
    const { brandId, categoryId } = base
    const real = await publicApi()(calls.offer.offerPage, { body: { brandId, categoryId, pageNo: 1, pageSize: 20 } })
    const list = [4, 5, 6].map((level) => ({
      ...base,
      seller: { ...base.seller, id: `190000000000000000${level}`, nickName: `Seller of level ${level}`, level },
    }))
    await fakeAnswer(device, productPage, { ...real, list, total: 3, pageNo: 1 })
    const setting = await publicApi()(calls.site.templateSetting, { query: { ...site(), terminalType: 1 } })
    await fakeAnswer(device, '/website/front-end/site-template-setting', { ...setting, recommendedSellerLevel: 5 })
    const { html } = await get(`${pathOf(base)}?fresh=1`, { cookie: `device=${device}` })
    const recommended = html.slice(html.indexOf('id="recommended-sellers"'))
    expect(recommended).toContain('/store/1900000000000000006')
    expect(recommended).not.toContain('/store/1900000000000000005')
    expect(recommended).not.toContain('/store/1900000000000000004')
  })
})

describe('a search address with unusual parameters', () => {
  const search = async (query: string) => {
    const { status, location, html } = await get(`/search?q=gold${query}`)
    return { status, location, offers: main(html).match(/href="\/items\/\d+"/g)?.length ?? 0 }
  }

  it.each([
    '&min=100&max=1',
    '&min=-1&max=abc',
    '&max=999999999',
    '&max=999999999999999',
    '&page=0',
    '&page=-1',
    '&sort=unknown',
  ])('shows offers with %s', async (query) => {
    const { status, offers } = await search(query)
    expect([status, offers > 0]).toEqual([200, true])
  })

  it('shows an empty list for a minimum above every price', async () => {
    expect(await search('&min=999999999')).toMatchObject({ status: 200, offers: 0 })
  })

  it('redirects a page number beyond the end to the last page, which is its own canonical address', async () => {
    for (const page of ['999', '99999999999']) {
      const { status, location } = await search(`&page=${page}`)
      expect([status, location]).toEqual([302, expect.stringMatching(/^\/search\?(?:page=\d+&)?q=gold$/)])
      expect((await get(location ?? '')).status).toBe(200)
    }
    const list = pathOf(await findOffer({ standardType: 0 }))
    const beyond = await get(`${list}?page=999`)
    expect(beyond.status).toBe(302)
    const last = new URL(beyond.location ?? '', visitor.origin)
    const { html } = await get(last.pathname + last.search)
    expect(html).toContain(`rel="canonical" href="${visitor.origin}${last.pathname}${last.search}"`)
  })
})

describe('the filters of a list', () => {
  it('are at least 44 px tall on a phone, and do not break a count over two lines', async () => {
    const phone = await visit({ phone: true })
    await phone.go(pathOf(await findOffer({ standardType: 0 })))
    await phone.page.getByRole('button', { name: 'Filters' }).click()
    const sheet = phone.page.locator('dialog[open]')
    await sheet.waitFor()
    const heights = await sheet
      .locator('label:has(> input):visible')
      .evaluateAll((labels) => labels.map((label) => (label as HTMLElement).offsetHeight))
    expect(heights.length).toBeGreaterThan(4)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const lines = await sheet
      .locator('label:has(> input[name^="a."])')
      .first()
      .evaluate((label) => {
        const [name, count] = [label.firstElementChild?.nextSibling, label.lastElementChild]
        if (!name || !count) return 0
        name.textContent = 'Long'.repeat(40)
        count.textContent = '1 234'
        const text = document.createRange()
        text.selectNodeContents(count)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    expect(lines).toBe(1)
  })

  it('are kept in the address and can be removed, on a phone in a sheet', async () => {
    const offer = await findOffer({ standardType: 0 })
    await visitor.go(pathOf(offer))
    await visitor.page.locator('main form').getByLabel('Verified by the platform').first().check()
    await visitor.page.waitForURL('**?verified=1')
    await visitor.page.getByRole('link', { name: 'Remove filter: Verified by the platform' }).click()
    await visitor.page.waitForURL((url) => !url.search.includes('verified'))
    const phone = await visit({ phone: true })
    await phone.go(pathOf(offer))
    await phone.page.getByRole('button', { name: 'Filters' }).click()
    const sheet = phone.page.locator('dialog[open]')
    await sheet.getByLabel('Verified by the platform').check()
    await phone.page.waitForURL('**?verified=1')
    await sheet.getByRole('button', { name: /^Show \d/ }).click()
    await phone.page.locator('dialog[open]').waitFor({ state: 'hidden' })
    expect(await phone.page.getByRole('button', { name: 'Filters (1)' }).count()).toBe(1)
  })
})
