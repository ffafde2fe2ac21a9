import { formatCount } from '@tradepost/i18n'
import { describe, expect, it } from 'vitest'
import { fakeAnswer, newDevice } from '../support/shop/faults.ts'
import { fetchStore, findOffer } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { stack, visit } from '../support/shop/shop.ts'

const storePath = '/operation/seller/store'
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const storeWithLevel = async () => {
  const { seller } = await findOffer({ standardType: 0, matches: (offer) => offer.seller.level !== null })
  return fetchStore(seller.id)
}
async function storeWith(facts: Record<string, unknown>) {
  const store = await storeWithLevel()
  const device = newDevice()
  await fakeAnswer(device, storePath, { ...store, ...facts })
  const { html, status } = await get(`/store/${store.id}?fresh=1`, { cookie: `device=${device}` })
  expect(status).toBe(200)
  return main(html)
}

describe('the store of a seller', () => {
  it('C-56 shows the eleven facts about a seller', async () => {
    const store = await storeWithLevel()
    const { page, go } = await visit()
    await go(`/store/${store.id}`)
    const facts = await page
      .locator('main section[aria-labelledby="facts"] dl')
      .evaluate((list) =>
        [...list.querySelectorAll('dt')].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent ?? term.parentElement?.querySelector('dd')?.textContent,
        ]),
      )
    const score = (value: number | null) => (value === null ? 'Not rated yet' : `${value.toFixed(1)} / 5`)
    const since = (at: string | null) => (at === null ? 'No' : expect.stringContaining(at.slice(0, 4)))
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
    expect(Object.fromEntries(facts)).toMatchObject({
      'Total orders': formatCount(store.totalOrders),
      Offers: formatCount(store.offers),
      Rating: score(store.rating),
      Level: String(store.level),
      'Delivery speed': score(store.deliverySpeed),
      'Service attitude': score(store.serviceAttitude),
      'Product description': score(store.productDescription),
      'Identity verified': since(store.ekycSince),
      'Deposit paid': since(store.depositSince),
      Indemnity: since(store.indemnitySince),
    })
    expect(facts.length).toBe(11)
    expect(Object.fromEntries(facts)['Member since']).toContain(date.format(new Date(store.memberSince)).slice(-4))
  })

  it('shortens large counts, with the exact number as a tooltip', async () => {
    const html = await storeWith({ totalOrders: 1_234_567, offers: 999, rating: 4.8, reviewCount: 52_340 })
    const facts = html.slice(html.indexOf('id="facts"'))
    expect(facts).toContain('<span title="1,234,567">1.2M+</span>')
    expect(facts).toContain('>999<')
    expect(facts).not.toContain('999+')
    expect(html).toMatch(/aria-label="[^"]*52,340[^"]*"/)
    expect(html).toContain('52.3K+')
  })

  it('B-60 F-12 shows identity, deposit and indemnity independently of each other', async () => {
    for (let bits = 0; bits < 8; bits++) {
      const flags = { ekyc: (bits & 1) > 0, deposit: (bits & 2) > 0, indemnity: (bits & 4) > 0 }
      const html = await storeWith(flags)
      const badges = html.slice(0, html.indexOf('id="facts"'))
      expect(badges.includes('Identity verified'), JSON.stringify(flags)).toBe(flags.ekyc)
      expect(badges.includes('Deposit paid'), JSON.stringify(flags)).toBe(flags.deposit)
      expect(badges.includes('Indemnity'), JSON.stringify(flags)).toBe(flags.indemnity)
    }
  })

  it('B-61 shows the level of the seller', async () => {
    const badges = async (level: number | null, totalOrders = 3) => {
      const html = await storeWith({ level, totalOrders })
      return html.slice(0, html.indexOf('id="facts"'))
    }
    expect(await badges(7)).toContain('Level 7')
    const newSeller = await badges(null)
    expect(newSeller).toContain('New seller')
    expect(newSeller).not.toMatch(/Level \d/)
    expect(await badges(null, 7100)).not.toContain('New seller')
  })

  it('B-59 marks the performance score as beta', async () => {
    const html = await storeWith({ performanceScore: 87.4 })
    expect(html).toMatch(/Performance score 87\/100[\s\S]{0,300}Beta/)
    expect(await storeWith({ performanceScore: null })).not.toMatch(/Performance score|>Beta</)
  })

  it('E-02 is fetched only if its id is a number', async () => {
    const device = newDevice()
    const calls = async () => {
      const response = await fetch(`${stack().recorderUrl}/__calls?device=${device}`)
      return ((await response.json()) as { path: string }[]).filter(({ path }) => path === storePath).length
    }
    const { id } = await storeWithLevel()
    const bare = await get('/store/?fresh=1', { cookie: `device=${device}` })
    expect([bare.status, bare.location]).toEqual([301, '/store?fresh=1'])
    for (const path of ['/store/abc', '/store', '/store/12x', '/store/%20', '/store/-1']) {
      expect((await get(`${path}?fresh=1`, { cookie: `device=${device}` })).status, path).toBe(404)
    }
    expect(await calls()).toBe(0)
    await get(`/store/${id}?fresh=1`, { cookie: `device=${device}` })
    expect(await calls()).toBe(1)
  })

  it('I-44 shows an avatar of 80 px, and of 60 px among recommended sellers', async () => {
    const { page, go } = await visit()
    const store = await storeWithLevel()
    await go(`/store/${store.id}`)
    const size = (selector: string) => page.locator(selector).first().boundingBox()
    expect(await size('main header img[width="80"]')).toMatchObject({ width: 80, height: 80 })
    const offer = await findOffer({ standardType: 0, matches: ({ seller }) => seller.level !== null })
    await go(`/${offer.brandAlias}/${offer.categoryAlias}`)
    expect(await size('section[aria-labelledby="recommended-sellers"] img')).toMatchObject({ width: 60, height: 60 })
  })
})
