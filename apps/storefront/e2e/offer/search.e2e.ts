import { type Brand, calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/shop/faults.ts'
import { allBrands, publicApi, site } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const suggest = '/product-search/product-market/keySearchFromSpu'
let visitor: Visitor
let brand: Brand

beforeAll(async () => {
  visitor = await visit()
  const brands = await allBrands()
  brand =
    brands.find(({ brandName, categories }) => categories.length > 1 && /^[A-Za-z]{5}/.test(brandName)) ??
    (brands[0] as Brand)
})

const box = () => visitor.page.locator('header').getByRole('combobox').first()
const panel = () => visitor.page.locator('header [role="listbox"]').first()
const isOpen = async () => (await box().getAttribute('aria-expanded')) === 'true'
const openPanel = async (path = '/brands') => {
  await visitor.go(path)
  await box().click()
}

describe('the search panel', () => {
  it('B-44 E-04 I-16 opens at the second character', async () => {
    await openPanel()
    const before = (await visitor.calls(suggest)).length
    await box().pressSequentially(brand.brandName.slice(0, 1))
    await visitor.page.evaluate(() => new Promise((done) => setTimeout(done, 900)))
    expect(await isOpen()).toBe(false)
    expect((await visitor.calls(suggest)).length).toBe(before)
    await box().pressSequentially(brand.brandName.slice(1, 2))
    await eventually(isOpen)
    expect((await visitor.calls(suggest)).length).toBe(before + 1)
  })

  it('E-05 I-18 fetches suggestions once, half a second after the last key', async () => {
    await openPanel()
    const before = (await visitor.calls(suggest)).length
    await box().evaluate((input) =>
      input.addEventListener('input', () => input.setAttribute('data-last-key', String(Date.now()))),
    )
    await box().pressSequentially(brand.brandName.slice(0, 5), { delay: 50 })
    await eventually(isOpen)
    const made = (await visitor.calls(suggest)).slice(before)
    expect(made.map(({ query }) => new URLSearchParams(query).get('keyWord'))).toEqual([
      brand.brandName.slice(0, 5).trim(),
    ])
    const lastKey = Number(await box().getAttribute('data-last-key'))
    expect((made[0]?.at ?? 0) - lastKey).toBeGreaterThanOrEqual(500)
    const { searchParams } = new URL(made[0]?.query ?? '', 'http://x')
    expect(Object.fromEntries(searchParams)).toMatchObject(site())
  })

  it('B-45 lists brands, each with its categories', async () => {
    await openPanel()
    await box().fill(brand.brandName)
    await eventually(isOpen)
    const suggestions = await publicApi()(calls.catalog.keySearch, {
      query: { keyWord: brand.brandName, ...site() },
    })
    const options = await panel()
      .locator('a[role="option"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const games = suggestions.slice(0, 6)
    expect(games.length).toBeGreaterThan(0)
    for (const { brandAliasName, categoryVOList } of games) {
      expect(options).toContain(`/${brandAliasName}`)
      expect(categoryVOList.length).toBeGreaterThan(0)
      expect(options).toContain(`/${brandAliasName}/${categoryVOList[0]?.categoryAliasName}`)
    }
    await panel().getByRole('option').first().click()
    await visitor.page.waitForURL(`**/${games[0]?.brandAliasName}`)
  })

  it('B-46 shows that nothing matches', async () => {
    await openPanel()
    await box().fill('qqqqzzzz')
    await visitor.page.getByText('No game matches “qqqqzzzz”. Press Enter to search all offers.').first().waitFor()
  })

  it('B-47 leads to the results on Enter', async () => {
    await openPanel()
    await box().fill('gold')
    await box().press('Enter')
    await visitor.page.waitForURL('**/search?q=gold')
    await openPanel('/de/brands')
    await box().fill('gold')
    await box().press('Enter')
    await visitor.page.waitForURL('**/de/search?q=gold')
  })

  it('B-48 leads to the results by its button', async () => {
    await openPanel()
    await box().fill('coins')
    await visitor.page
      .locator('header')
      .getByRole('search')
      .getByRole('button', { name: 'Search', exact: true })
      .click()
    await visitor.page.waitForURL('**/search?q=coins')
    expect(await box().inputValue()).toBe('coins')
  })

  it.each([200, 5000])(
    'X23 E-03 I-17 has a search box that holds 144 characters of a keyword of %i in the address',
    async (length) => {
      const { page, origin } = await visit()
      await page.goto(`${origin}/search?q=${'ab'.repeat(length / 2)}`)
      for (const box of await page.locator('input[name="q"]').all()) expect((await box.inputValue()).length).toBe(144)
      expect(await page.locator('header input[name="q"]').count()).toBeGreaterThan(0)
    },
  )

  it('E-03 I-17 cuts a keyword after 144 characters', async () => {
    await openPanel()
    await visitor.page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'x'.repeat(200))
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await visitor.page.keyboard.insertText('x'.repeat(200))
    expect(await box().inputValue()).toBe('x'.repeat(144))
    const { status, text } = await get(`/search?q=${'y'.repeat(200)}`)
    expect(status).toBe(200)
    expect(text).toContain('y'.repeat(144))
    expect(text.includes('y'.repeat(145))).toBe(false)
    for (const length of [200, 5000]) {
      const { html } = await get(`/search?q=${'z'.repeat(length)}`)
      const held = [...html.matchAll(/value="(z+)"/g)].map(([, value = '']) => value.length)
      expect(held.length).toBeGreaterThan(0)
      expect(Math.max(...held)).toBe(144)
    }
  })

  it('opens as a dialog on a phone and leads to the results', async () => {
    const phone = await visit({ phone: true })
    await phone.go('/ar/brands')
    await phone.page.locator('header a[href^="/ar/search"]').click()
    const dialog = phone.page.locator('dialog[open]')
    await dialog.getByRole('combobox').fill('gold')
    await dialog.getByRole('combobox').press('Enter')
    await phone.page.waitForURL('**/ar/search?q=gold')
    await phone.page.locator('dialog[open]').waitFor({ state: 'detached' })
  })
})

describe('the search results', () => {
  const sortOptions = () =>
    visitor.page.locator('main select[name="sort"] option').evaluateAll((all) => all.map((one) => one.textContent))
  const readResults = async (sort: string) => {
    await visitor.go(`/search?q=account${sort ? `&sort=${sort}` : ''}`)
    const ids = await visitor.page
      .locator('main li h3 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').pop() ?? ''))
    const prices = await visitor.page
      .locator('main li:has(h3) bdi')
      .filter({ hasText: / USD$/ })
      .evaluateAll((all) => all.map((price) => Number((price.textContent ?? '').replace(/[^0-9.]/g, ''))))
    const body = { pageNo: 1, pageSize: 100, keyWord: 'account' }
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((pageNo) => publicApi()(calls.offer.offerPage, { body: { ...body, pageNo } })),
    )
    const offersById = new Map(pages.flatMap(({ list }) => list).map((offer) => [offer.id, offer]))
    return { ids, prices, offers: ids.map((id) => offersById.get(id)) }
  }
  const isAscending = (values: number[]) =>
    values.every((value, index) => index === 0 || (values[index - 1] ?? 0) <= value)

  it('B-10 have exactly five sort orders', async () => {
    await visitor.go('/search?q=account')
    expect(await sortOptions()).toEqual([
      'Best match',
      'Newest listings',
      'Price lowest first',
      'Price highest first',
      'Seller rating highest first',
    ])
  })

  it('B-11 B-12 are sorted by the shown price, ascending or descending', async () => {
    const up = await readResults('price-asc')
    expect(up.prices.length).toBeGreaterThan(5)
    expect(new Set(up.prices).size).toBeGreaterThan(1)
    expect(isAscending(up.prices)).toBe(true)
    const down = await readResults('price-desc')
    expect(isAscending([...down.prices].reverse())).toBe(true)
    expect(down.prices[0]).toBeGreaterThan(up.prices[0] ?? 0)
  })

  it('B-13 are sorted by the time of listing, newest first', async () => {
    const { offers } = await readResults('newest')
    const times = offers.map((offer) => Date.parse(offer?.listedAt ?? ''))
    expect(times.length).toBeGreaterThan(5)
    expect(isAscending([...times].reverse())).toBe(true)
  })

  it('B-14 are sorted by the rating of the seller, highest first', async () => {
    const { offers } = await readResults('seller-rating')
    const ratings = offers.map((offer) => offer?.seller.rating ?? 0)
    expect(ratings.length).toBeGreaterThan(5)
    expect(isAscending([...ratings].reverse())).toBe(true)
  })

  it('are sorted again when another order is chosen', async () => {
    await visitor.go('/search?q=account')
    await visitor.page.locator('main select[name="sort"]').selectOption('price-asc')
    await visitor.page.waitForURL('**/search?q=account&sort=price-asc')
  })

  it('suggest all games when nothing is found', async () => {
    await visitor.go('/search?q=qqqqzzzz')
    const main = (await visitor.page.locator('main').textContent()) ?? ''
    expect(main).toContain('Nothing found for “qqqqzzzz”')
    expect(await visitor.page.locator('main').getByRole('link', { name: 'All games' }).count()).toBeGreaterThan(0)
  })

  it('X11 are the same for keywords with invisible characters or trademark signs, as are suggestions', async () => {
    const read = async (q: string) => {
      const { status, html } = await get(`/search?q=${encodeURIComponent(q)}`)
      expect(status).toBe(200)
      return { html, hrefs: [...html.matchAll(/href="([^"]*\/items\/[^"]+)"/g)].map(([, href]) => href) }
    }
    const plain = await read('fortnite')
    expect(plain.hrefs.length).toBeGreaterThan(0)
    for (const q of [
      'fort\u200bnite',
      'fort\u00adnite',
      '\u202efortnite\u202c',
      'Fortnite®',
      'ｆｏｒｔｎｉｔｅ',
      'fortnite™\u200b',
    ])
      expect([q, (await read(q)).hrefs]).toEqual([q, plain.hrefs])
    // The page contains the keyword without the invisible characters.
    const { html } = await read('fort\u200bnite')
    expect(/[\u200b\u202e]|%E2%80%8B/i.test(html)).toBe(false)
    expect(html).toMatch(/<title>[^<]*fortnite/)

    await openPanel()
    await box().fill('fort\u200bnite®')
    await eventually(isOpen)
    await panel().getByText('Fortnite', { exact: true }).first().waitFor()
    await box().press('Enter')
    await visitor.page.waitForURL(/\/search\?q=fortnite(?:®|%C2%AE)$/)
    await visitor.page.locator('main a[href*="/items/"]').first().waitFor()
  })
})
