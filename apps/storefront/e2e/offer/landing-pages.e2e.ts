import type { Brand, OfferCard } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBrands, findOffer, helpCategories } from '../support/shop/gateway.ts'
import { attribute, get, links } from '../support/shop/http.ts'

let brand: Brand
let offer: OfferCard
let article = ''
beforeAll(async () => {
  brand = (await allBrands()).find(({ categories }) => categories.length > 1) as Brand
  offer = await findOffer({ standardType: 0 })
  article = (await helpCategories())[0]?.articles[0]?.id ?? ''
})

describe('landing pages', () => {
  it.each(['lumen', 'sahra'])('A-19 link %s to its games and the sign-up', async (tenant) => {
    for (const path of ['/unlock-your-gaming-world', '/de/unlock-your-gaming-world', '/ar/unlock-your-gaming-world']) {
      const { status, html } = await get(path, { tenant })
      expect(status).toBe(200)
      expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1]?.length).toBeGreaterThan(5)
      const prefix = path.replace('/unlock-your-gaming-world', '')
      expect(links(html)).toEqual(expect.arrayContaining([`${prefix}/all-games`, `${prefix}/signup`]))
    }
  })

  it('show the reviews of the shop and their mean rating', async () => {
    const { status, text } = await get('/reviews')
    expect(status).toBe(200)
    expect(text).toMatch(/\d reviews by buyers/)
    expect(text).toMatch(/[1-5]\.\d of 5/)
  })

  it('have no dead links in their footer', async () => {
    for (const [tenant, path] of [
      ['lumen', '/de/help'],
      ['sahra', '/ar/brands'],
    ] as const) {
      const { html } = await get(path, { tenant })
      const foot = links(html.slice(html.indexOf('<footer')))
      expect(foot.length).toBeGreaterThan(5)
      for (const link of new Set(foot)) {
        const { status, location } = await get(link, { tenant })
        expect([link, status === 302 ? location?.replace(/\?.*/, '') : status]).toEqual([
          link,
          status === 302 ? expect.stringMatching(/\/login$/) : 200,
        ])
      }
    }
  })
})

describe('a page', () => {
  it('carries the route name that configuration and tracking use', async () => {
    const named: [string, string][] = [
      ['/', 'index'],
      [`/${brand.brandAlias}`, 'brand'],
      [`/${brand.brandAlias}/${brand.categories[0]?.categoryAlias}`, 'brand-category'],
      ['/brands', 'brands'],
      [`/categories/${brand.categories[0]?.categoryId}`, 'categories'],
      ['/all-games', 'all-games'],
      ['/search?q=gold', 'search'],
      ['/help', 'help'],
      [`/help/article/${article}`, 'help-article-id'],
      [`/items/${offer.id}`, 'items-id'],
      [`/store/${offer.seller.id}`, 'store-id'],
      ['/unlock-your-gaming-world', 'unlock-your-gaming-world'],
      ['/a/b/c/d', '404'],
      ['/500', '500'],
    ]
    for (const [path, name] of named)
      expect([path, attribute((await get(path)).html, 'body', 'data-route-name')]).toEqual([path, name])
  })
})
