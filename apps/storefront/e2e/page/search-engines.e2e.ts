import { type Brand, calls, type OfferCard } from '@tradepost/contract'
import { prefixedLocales } from '@tradepost/i18n/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBrands, findOffer, helpCategories, publicApi } from '../support/shop/gateway.ts'
import { get, origin } from '../support/shop/http.ts'
import { stack } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

let brand: Brand
let offer: OfferCard
let pages: string[]
beforeAll(async () => {
  brand = (await allBrands()).find(({ categories }) => categories.length > 1) as Brand
  offer = await findOffer({ standardType: 0 })
  const article = (await helpCategories())[0]?.articles[0]
  pages = [
    '/',
    '/brands',
    '/all-games',
    `/${brand.brandAlias}`,
    `/${offer.brandAlias}/${offer.categoryAlias}`,
    `/categories/${offer.categoryId}`,
    `/items/${offer.id}`,
    `/store/${offer.seller.id}`,
    '/help',
    `/help/article/${article?.id}`,
    '/community/game-sharing',
  ]
})

const decoded = (text: string) => text.replaceAll('&amp;', '&')
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, tag = '', href = '']) => [
      tag,
      decoded(href),
    ]),
  )
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const dataOf = (html: string): Record<string, unknown>[] => {
  const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (!text) return []
  const data = JSON.parse(text) as { '@graph'?: Record<string, unknown>[] }
  return data['@graph'] ?? [data]
}
const kindsOf = (html: string) => dataOf(html).map((data) => data['@type'])

describe.each(['lumen', 'sahra'])('the pages of %s for search engines', (tenant) => {
  it('have a title, a description, one canonical address, and alternates in every offered language', async () => {
    const shop = origin(tenant)
    const indexed =
      tenant === 'lumen' ? pages : pages.filter((path) => !/^\/(items|store|categories|help\/article)/.test(path))
    const titles = new Map<string, string>()
    const prefixes = prefixedLocales.filter((locale) => tenantSettings(tenant).languages.includes(locale))
    for (const path of indexed)
      for (const prefix of ['', '/de', '/ar']) {
        const address = path === '/' ? prefix || '/' : `${prefix}${path}`
        const { status, html } = await get(address, { tenant, agent: 'Googlebot/2.1' })
        if (status === 302) {
          expect([tenant, address]).toEqual(['sahra', '/'])
          continue
        }
        expect(status, address).toBe(200)
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
        expect(title.length, address).toBeGreaterThan(5)
        expect(titles.get(`${prefix} ${title}`) ?? address, `${title} is used twice`).toBe(address)
        titles.set(`${prefix} ${title}`, address)
        expect(metaOf(html, 'description')?.length, address).toBeGreaterThan(10)
        expect(html.match(/rel="canonical"/g)).toHaveLength(1)
        expect(canonicalOf(html)).toBe(`${shop}${address}`)
        const alternates = alternatesOf(html)
        const english = { en: tenant === 'sahra' && path === '/' ? `${shop}/en` : `${shop}${path}` }
        const addressIn = (locale: string) => `${shop}/${locale}${path === '/' ? '' : path}`
        expect(alternates, address).toEqual({
          ...english,
          ...Object.fromEntries(prefixes.map((locale) => [locale, addressIn(locale)])),
          'x-default': tenant === 'lumen' ? `${shop}${path}` : addressIn('ar'),
        })
      }
  }, 240_000)

  it('answer every address of the sitemap without a redirect', async () => {
    const robots = await get('/robots.txt', { tenant })
    expect(robots.html).toContain(`Sitemap: ${origin(tenant)}/sitemap.xml`)
    const index = await get('/sitemap.xml', { tenant })
    expect(index.headers.get('content-type')).toContain('application/xml')
    const parts = [...index.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
    expect(parts.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(
        ['pages', 'brands', 'categories', 'items-1', 'stores-1', 'articles-1'].map((name) => `/sitemaps/${name}.xml`),
      ),
    )
    for (const part of parts) {
      const { status, html } = await get(part.pathname, { tenant })
      expect(status).toBe(200)
      const addresses = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(decoded(address)))
      expect(addresses.length, part.pathname).toBeGreaterThan(0)
      expect(new Set(addresses.map(({ origin: of }) => of))).toEqual(new Set([origin(tenant)]))
      for (const { pathname } of [addresses[0], addresses[Math.floor(addresses.length / 2)], addresses.at(-1)] as URL[])
        expect((await get(pathname, { tenant, agent: 'Googlebot/2.1' })).status, pathname).toBe(200)
    }
    expect((await get('/sitemaps/nothing.xml', { tenant })).status).toBe(404)
    expect((await get('/sitemaps/items-999.xml', { tenant })).status).toBe(404)
  }, 120_000)

  it('have a picture for sharing and icons', async () => {
    const { html } = await get('/de/brands', { tenant })
    const address = metaOf(html, 'og:image') ?? ''
    expect(address).toBe(`${origin(tenant)}/og/shop.jpg`)
    for (const [path, type] of [
      [new URL(address).pathname, 'image/jpeg'],
      ['/icons/192.png', 'image/png'],
      ['/icons/maskable-512.png', 'image/png'],
    ] as const) {
      const answer = await fetch(origin(tenant) + path)
      expect(answer.headers.get('content-type')).toBe(type)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1500)
    }
    expect((await get('/og/../../secret.jpg', { tenant })).status).toBe(404)
    expect((await get('/og/art/none.jpg', { tenant })).status).toBe(404)
  })
})

describe('the metadata of a page', () => {
  it('describes the shop, the breadcrumb of the page and its content', async () => {
    expect(kindsOf((await get('/')).html)).toEqual(['Organization', 'WebSite'])
    expect(kindsOf((await get(`/${brand.brandAlias}`)).html)).toEqual(['BreadcrumbList', 'ItemList'])
    expect(kindsOf((await get(pages[4] ?? '')).html)).toEqual(['BreadcrumbList', 'ItemList'])
    expect(kindsOf((await get(pages[9] ?? '')).html)).toEqual(['Article', 'BreadcrumbList'])
    const { html } = await get(`/de/items/${offer.id}`)
    const [goods, trail] = dataOf(html) as [Record<string, { price?: string; availability?: string }>, unknown]
    const inGerman = { params: { id: offer.id }, body: { isTranslate: true } }
    const { title: name } = await publicApi('lumen', 'de')(calls.offer.offerDetail, inGerman)
    expect(goods).toMatchObject({ '@type': 'Product', name })
    expect(goods.offers?.price).toMatch(/^\d+\.\d{2}$/)
    expect(JSON.stringify(trail)).toContain(`${origin()}/de/items/${offer.id}`)
    expect(metaOf(html, 'og:type')).toBe('product')
    const picture = await fetch(metaOf(html, 'og:image') ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
  })

  it('has a rating only if the offer itself has reviews', async () => {
    const fetchScore = async ({ id }: OfferCard) => {
      const answer = await fetch(`${stack().gatewayUrl}/finance/product-spu/score-count?offerId=${id}`, {
        headers: { origin: origin() },
      })
      return ((await answer.json()) as { data: { count: number; average: number | null } }).data
    }
    let [rated, unrated] = [0, 0]
    const { list } = await publicApi()(calls.offer.offerPage, { body: { pageNo: 1, pageSize: 100 } })
    for (const { id } of list) {
      if (rated > 2 && unrated > 2) break
      const score = await fetchScore({ id } as OfferCard)
      if (score.count > 0 ? rated > 2 : unrated > 2) continue
      const [data] = dataOf((await get(`/items/${id}`)).html)
      if (score.count > 0) {
        rated++
        expect(data?.aggregateRating).toMatchObject({ ratingValue: score.average, reviewCount: score.count })
      } else {
        unrated++
        expect(data?.aggregateRating).toBeUndefined()
      }
    }
    expect(rated).toBeGreaterThan(1)
    expect(unrated).toBeGreaterThan(1)
  })

  it('says whether an offer is in stock', async () => {
    const sold = await findOffer({ matches: ({ status }) => status === 3 })
    const page = await get(`/items/${sold.id}`)
    expect(page.status).toBe(200)
    expect(JSON.stringify(dataOf(page.html))).toContain('https://schema.org/OutOfStock')
    // Do not use the offer chosen at the start, because another test may have bought it meanwhile.
    const inStock = await findOffer({ matches: ({ status, available }) => status === 1 && available > 1 })
    expect(JSON.stringify(dataOf((await get(`/items/${inStock.id}`)).html))).toContain('https://schema.org/InStock')
  })

  it.each(['/search?q=gold', '/login', '/cart', '/500', '/zzz-nope', '/help?q=gold'])(
    'excludes %s from the index',
    async (path) => {
      const { html } = await get(path)
      expect(metaOf(html, 'robots')).toMatch(/noindex/)
      expect(canonicalOf(html)).toBeUndefined()
      expect(alternatesOf(html)).toEqual({})
      expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(3)
    },
  )

  it.each(['lumen', 'sahra'])('excludes only the languages that %s does not offer from the index', async (tenant) => {
    const { languages } = tenantSettings(tenant)
    const offered = prefixedLocales.filter((locale) => languages.includes(locale))
    const others = prefixedLocales.filter((locale) => !languages.includes(locale))
    const headOf = async (locale: string) => (await get(`/${locale}/brands`, { tenant, agent: 'Googlebot/2.1' })).html
    for (const locale of others) {
      const html = await headOf(locale)
      expect(metaOf(html, 'robots'), locale).toBe('noindex, follow')
      expect([locale, canonicalOf(html), alternatesOf(html)]).toEqual([locale, undefined, {}])
    }
    for (const locale of offered) expect(metaOf(await headOf(locale), 'robots'), locale).toBeUndefined()
  })

  it('has a canonical address with the page number of a list, but without sort and filters', async () => {
    const { list } = await publicApi()(calls.offer.offerPage, { body: { pageNo: 1, pageSize: 100 } })
    let longList = ''
    for (const sellerId of new Set(list.map(({ seller }) => seller.id))) {
      const { total } = await publicApi()(calls.offer.offerPage, { body: { sellerId, pageNo: 1, pageSize: 1 } })
      if (total > 24) longList = `/store/${sellerId}`
    }
    expect(canonicalOf((await get(`${longList}?page=2&sort=newest`)).html)).toBe(`${origin()}${longList}?page=2`)
    expect(canonicalOf((await get(`${longList}?page=1&verified=1`)).html)).toBe(`${origin()}${longList}`)
    // X9: a page without a paged list has no second page.
    const unpaged = `/categories/${offer.categoryId}`
    expect(canonicalOf((await get(`${unpaged}?page=2&sort=newest`)).html)).toBe(`${origin()}${unpaged}`)
  })
})
