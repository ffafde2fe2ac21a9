import { calls, type OfferCard, type OfferDetail } from '@tradepost/contract'
import { plainText } from '@tradepost/domain/rich-text/read-rich-text'
import { formatMoney } from '@tradepost/i18n/format'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually, fakeAnswer, newDevice } from '../support/shop/faults.ts'
import { buyable, findOffer, publicApi } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const blocks = {
  isGetSellerInfo: true,
  isGetGuaranteeInfo: true,
  isGetDeliveryDetail: true,
  isGetSellerAuthLevelOperationRecord: true,
}
const detailOf = (id: string): Promise<OfferDetail> =>
  publicApi()(calls.offer.offerDetail, { params: { id }, body: { ...blocks, toCurrencyId: '1' } })
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
async function pageOf(offer: OfferDetail) {
  const device = newDevice()
  await fakeAnswer(device, `/product-search/v2/product/standard/${offer.id}`, offer)
  const { html, status } = await get(`/items/${offer.id}?fresh=1`, { cookie: `device=${device}` })
  expect(status).toBe(200)
  return main(html)
}

let desktop: Visitor
let verified: OfferCard
let detail: OfferDetail
beforeAll(async () => {
  desktop = await visit()
  verified = await findOffer({
    standardType: 0,
    matches: (offer) => offer.verified && buyable(offer) && offer.insured && offer.seller.reviewCount > 12,
  })
  detail = await detailOf(verified.id)
  await desktop.go(`/items/${verified.id}`)
})
const section = (id: string) => desktop.page.locator(`main section[aria-labelledby="${id}"]`)
const textOf = async (id: string) => (await section(id).textContent()) ?? ''

describe('an offer', () => {
  it('B-17 shows what the seller wrote', async () => {
    const shown = await textOf('description')
    expect(shown).toContain('Offer description')
    const lines = plainText(detail.description).split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(shown).toContain(line.replace(/^(?:[-•]|\d+\.)\s+/, ''))
  })

  it('B-18 shows the verified report only if it is verified', async () => {
    const report = await textOf('verified-report')
    expect(report).toContain('Verified report')
    expect(await section('verified-report').getByRole('img', { name: 'Passed' }).count()).toBe(
      detail.verifiedReport?.checks.length,
    )
    expect(report).not.toMatch(/check_|_shown|undefined/)
    const other = await findOffer({ standardType: 0, matches: (offer) => !offer.verified })
    expect((await get(`/items/${other.id}`)).text).not.toContain('Verified report')
  })

  it('B-19 shows the account assets', async () => {
    for (const { name, value } of detail.assets) {
      expect(await textOf('assets')).toContain(name)
      expect(await textOf('assets')).toContain(value)
    }
    expect(detail.assets.length).toBeGreaterThan(0)
  })

  it('B-20 shows the screenshots of the seller, each with an alternative text', async () => {
    const pictures = section('screenshots').locator('img')
    expect(await pictures.count()).toBe(detail.screenshots.length)
    const alternatives = await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))
    expect(alternatives.filter((text) => text.length > 3).length).toBe(detail.screenshots.length)
  })

  it('B-23 shows its FAQ', async () => {
    expect(await textOf('faq')).toContain('FAQ')
    for (const { question } of detail.faq) expect(await textOf('faq')).toContain(question)
  })

  it('C-42 shows main attributes first and special ones separately', async () => {
    const attribute = (sort: number, isMainAttr: boolean, attrType: number) => ({
      id: String(sort),
      name: `name ${sort}`,
      value: `value ${sort}`,
      attrType,
      sort,
      isMainAttr,
    })
    const attributes = [attribute(1, false, 1), attribute(2, true, 1), attribute(0, true, 5), attribute(3, true, 1)]
    const whole = await pageOf({ ...detail, attributes })
    const html = whole.slice(whole.indexOf('id="attributes"'), whole.indexOf('id="description"'))
    const order = [...html.matchAll(/value (\d)/g)].map(([, n]) => n)
    expect(order).toEqual(['2', '3', '1', '0'])
    expect(html).toMatch(/aria-label="Special features"[\s\S]*value 0/)
  })

  it('B-65 shows the theft insurance of 365 days if it is insured', async () => {
    const words = 'Theft insurance for 365 days: 100% refund on account recovery.'
    expect(await desktop.page.locator('main').textContent()).toContain(words)
    expect(await pageOf({ ...detail, insured: false })).not.toContain('Theft insurance')
  })

  it('B-66 says how it is delivered: by email within five minutes, or by the seller through chat', async () => {
    const delivery = (mode: 'platform' | 'im', promiseMinutes: number) =>
      pageOf({ ...detail, deliveryMode: mode, delivery: { mode, promiseMinutes, toEmail: mode === 'platform' } })
    const platform = await delivery('platform', 5)
    expect(platform).toContain('Account details within 5 minutes to your delivery email.')
    expect(platform).not.toContain('through chat')
    const chat = await delivery('im', 120)
    expect(chat).toContain('Delivered by the seller through chat, usually within 2 hours.')
    expect(chat).not.toContain('Account details within')
  })

  it('I-43 shows the score in 128 by 24 px', async () => {
    const size = await section('seller')
      .locator('[role="img"]')
      .first()
      .evaluate((rating) => {
        const { width, height } = getComputedStyle(rating, '::before')
        return { width, height }
      })
    expect(size).toEqual({ width: '128px', height: '24px' })
  })

  it('C-39 shows durations in minutes, hours and days', async () => {
    for (const [minutes, words] of [
      [1, '1 minute'],
      [45, '45 minutes'],
      [60, '1 hour'],
      [180, '3 hours'],
      [1440, '1 day'],
      [4320, '3 days'],
    ] as const) {
      const html = await pageOf({ ...detail, delivery: { mode: 'im', promiseMinutes: minutes, toEmail: false } })
      expect(html).toContain(`usually within ${words}.`)
    }
  })
})

describe('the reviews of an offer', () => {
  const tabs = () => desktop.page.getByRole('navigation', { name: 'Reviews by level' }).getByRole('link')
  const list = '/finance/product-spu/review'

  it('B-21 come in four tabs whose counts add up', async () => {
    const words = await tabs().allTextContents()
    expect(words.map((text) => text.replace(/[\d,]/g, '').trim())).toEqual(['All', 'Positive', 'Neutral', 'Negative'])
    const [all = 0, ...parts] = words.map((text) => Number(text.replace(/\D/g, '')))
    expect(all).toBeGreaterThan(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all)
  })

  it('B-22 of one level only are fetched and shown under its tab', async () => {
    for (const level of ['positive', 'neutral', 'negative']) {
      const before = (await desktop.calls(list)).length
      await tabs()
        .filter({ hasText: new RegExp(level, 'i') })
        .click()
      const call = await eventually(async () => (await desktop.calls(list))[before])
      expect(new URLSearchParams(call.query).get('level')).toBe(level)
      await eventually(async () => {
        const levels = await section('reviews')
          .locator('article[data-level]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.level))
        const empty = (await textOf('reviews')).includes('No reviews here yet')
        return (levels.length > 0 || empty) && levels.every((reviewLevel) => reviewLevel === level)
      })
    }
  })

  it('B-22 are filtered without scripts too', async () => {
    const { html } = await get(`/items/${verified.id}?reviews=positive`)
    const levels = [...html.matchAll(/data-level="(\w+)"/g)].map(([, level]) => level)
    expect(levels.length).toBeGreaterThan(0)
    expect(new Set(levels)).toEqual(new Set(['positive']))
    const counts = await publicApi()(calls.review.reviewLevelCount, { query: { offerId: verified.id } })
    expect(counts.all).toBe(counts.positive + counts.neutral + counts.negative)
  })
})

describe('buying an offer', () => {
  it('B-24 leads to the checkout with the offer', async () => {
    await desktop.go(`/items/${verified.id}`)
    await desktop.page.locator('main').getByRole('button', { name: 'Buy now' }).locator('visible=true').first().click()
    await desktop.page.waitForURL(/\/(login|checkout)/)
    const { pathname, searchParams } = new URL(desktop.page.url())
    const target = pathname === '/login' ? (searchParams.get('redirectUrl') ?? '') : desktop.page.url()
    expect(target).toContain(`/checkout?offer=${verified.id}`)
  })

  it('shows the total of the chosen quantity on a phone, and buys that quantity', async () => {
    const offer = await findOffer({ matches: (one) => buyable(one) && one.available > 4 && one.maxQuantity > 4 })
    const { page, go } = await visit({ phone: true })
    await go(`/items/${offer.id}`)
    const bar = page.getByRole('complementary', { name: 'Price and purchase' })
    const quantity = offer.minQuantity + 2
    const more = page.locator('main').getByRole('button', { name: 'One more' }).locator('visible=true')
    for (let n = offer.minQuantity; n < quantity; n++) await more.click()
    const total = formatMoney({ currency: 'USD', minor: (offer.price?.minor ?? 0) * quantity })
    // The bar is hidden while the button itself is in view.
    const button = page.locator('main').getByRole('button', { name: 'Buy now' })
    await button.scrollIntoViewIfNeeded()
    await expect.poll(() => bar.count()).toBe(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => bar.textContent()).toContain(`Total${total}`)
    await bar.getByRole('link').click()
    await page.waitForURL((url) => decodeURIComponent(url.search).includes(`offer=${offer.id}&quantity=${quantity}`))
  })

  it('B-25 adds it to the cart', async () => {
    for (const phone of [false, true]) {
      const visitor = await visit({ phone })
      await visitor.go(`/items/${verified.id}`)
      expect(await visitor.page.getByRole('link', { name: 'Cart, empty' }).count()).toBe(1)
      await visitor.page.locator('main').getByRole('button', { name: 'Add to cart' }).locator('visible=true').click()
      await visitor.page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor()
      await visitor.page.getByRole('link', { name: 'View cart' }).waitFor()
      // The header count changes before the server has answered, so wait for the answer.
      const inCart = async () => {
        await visitor.go('/cart')
        return visitor.page.locator('main').textContent()
      }
      await visitor.page.waitForLoadState('networkidle')
      await expect.poll(inCart, { timeout: 15_000 }).toContain(verified.title)
    }
  })

  it('B-26 shows "Rental now" only for rentals', async () => {
    const rental = await findOffer({
      standardType: 5,
      matches: ({ status, available }) => status === 1 && available > 0,
    })
    const rented = main((await get(`/items/${rental.id}`)).html)
    expect(rented).toContain('Rental now')
    expect(rented).not.toMatch(/>Buy now<|>Add to cart</)
    for (const standardType of [0, 1, 2, 3]) {
      const { id } = await findOffer({ standardType, matches: buyable }).catch(() => findOffer({ standardType }))
      expect(main((await get(`/items/${id}`)).html)).not.toContain('Rental now')
    }
  })

  it('D-34 D-35 D-36 is not possible while it is rented, maintained, sold out or off sale, and the page says so', async () => {
    const rental = await detailOf((await findOffer({ standardType: 5, matches: ({ status }) => status === 6 })).id)
    const day = '2027-03-09T12:00:00.000Z'
    const renting = await pageOf({ ...rental, status: 6, releasedOn: day, maintenanceUntil: null })
    expect(renting).toMatch(/Released on (Mar|March) 9, 2027/)
    const maintaining = await pageOf({ ...rental, status: 7, releasedOn: null, maintenanceUntil: day })
    expect(maintaining).toMatch(/End of maintenance on (Mar|March) 9, 2027/)
    for (const [status, word] of [
      [3, 'Sold Out'],
      [2, 'Off Sale'],
    ] as const) {
      const html = await pageOf({ ...detail, status })
      expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*>(?:<[^>]*>)*${word}`))
      expect(html).not.toMatch(/Buy now|Add to cart|\/checkout/)
    }
  })
})

describe('the price of an offer', () => {
  it('I-12 is shown with commas, two decimals and the currency', async () => {
    const amounts = async (price: OfferDetail['price'], cookie = '') => {
      const html = cookie ? '' : await pageOf({ ...detail, price })
      return [...html.matchAll(/<bdi[^>]*>([0-9][^<]* [A-Z]{3})<\/bdi>/g)].map(([, amount]) => amount ?? '')
    }
    const shown = await amounts({ minor: 123_456_789, currency: 'USD' })
    expect(shown[0]).toBe('1,234,567.89 USD')
    for (const amount of shown) expect(amount).toMatch(/^[0-9,]+\.[0-9]{2} [A-Z]{3}$/)
    for (const tenant of ['lumen', 'sahra'] as const)
      for (const path of ['/search?q=account', '/ar/search?q=account']) {
        const { html } = await get(path, { tenant })
        const all = [...html.matchAll(/<bdi[^>]*>([0-9][^<]* [A-Z]{3})<\/bdi>/g)].map(([, amount]) => amount ?? '')
        expect(all.length).toBeGreaterThan(3)
        for (const amount of all) expect(amount).toMatch(/^[0-9,]+\.[0-9]{2} [A-Z]{3}$/)
      }
  })

  it('I-13 is a placeholder if it is unknown, and the offer cannot be bought', async () => {
    const html = await pageOf({ ...detail, price: null })
    expect(html).toContain('-.-- USD')
    expect(html).toMatch(/<button[^>]*disabled[^>]*>[\s\S]{0,900}?Buy now/)
  })
})
