import { type Brand, calls, type OfferCard } from '@tradepost/contract'
import { standardType as standardTypes } from '@tradepost/domain/offer/offer-kinds'
import { beforeAll, describe, expect, it } from 'vitest'
import { allBrands, findOffer, helpCategories, publicApi } from '../support/shop/gateway.ts'
import { attribute, get, links } from '../support/shop/http.ts'
import { findBothListStyles } from '../support/shop/list-styles.ts'

const { mixStand } = standardTypes
const prefixes = ['fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id']
let brand: Brand
let offer: OfferCard
let article: { id: string; title: string }

beforeAll(async () => {
  const brands = await allBrands()
  brand = brands.find(({ categories }) => categories.length > 1) ?? (brands[0] as Brand)
  offer = await findOffer({ standardType: 0 })
  article = (await helpCategories())[0]?.articles[0] ?? { id: '', title: '' }
})

describe('the pages of the shop', () => {
  it('A-01 include the home page', async () => {
    const { status, headers, html } = await get('/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(html).toMatch(/<main\b/)
  })

  it('A-02 include a brand, with its name as the title', async () => {
    const { status, html } = await get(`/${brand.brandAlias}`)
    expect(status).toBe(200)
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]).toContain(brand.brandName)
  })

  it('A-03 do not include an unknown brand', async () => {
    expect((await get('/zzz-nope')).status).toBe(404)
  })

  it('A-04 include a brand category, with both names', async () => {
    const category = brand.categories[0]
    const { status, text } = await get(`/${brand.brandAlias}/${category?.categoryAlias}`)
    expect(status).toBe(200)
    expect(text).toContain(brand.brandName)
    expect(text).toContain(category?.categoryName)
  })

  it('A-05 do not include an unknown pair of brand and category', async () => {
    expect((await get(`/${brand.brandAlias}/zzz-nope`)).status).toBe(404)
    expect((await get('/zzz-nope/accounts')).status).toBe(404)
  })

  it('A-07 include a list of all brands', async () => {
    const { status, html } = await get('/all-games')
    expect(status).toBe(200)
    const listed = new Set(links(html))
    const missing = (await allBrands()).filter(({ brandAlias }) => !listed.has(`/${brandAlias}`))
    expect(missing).toEqual([])
  })

  it('A-08 include a category, but not one with an unknown id', async () => {
    const { status, text } = await get(`/categories/${brand.categories[0]?.categoryId}`)
    expect(status).toBe(200)
    expect(text).toContain(brand.categories[0]?.categoryName)
    expect((await get('/categories/99')).status).toBe(404)
  })

  it('A-09 include /categories/game-sharing, which differs from other categories', async () => {
    const { status, html } = await get('/categories/game-sharing')
    expect(status).toBe(200)
    const other = await get(`/categories/${brand.categories[0]?.categoryId}`)
    expect(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0]).not.toBe(/<h1[\s\S]*?<\/h1>/.exec(other.html)?.[0])
  })

  it('A-11 include search results, with the keyword in the search box', async () => {
    const { status, html } = await get(`/search?q=${encodeURIComponent(brand.brandName)}`)
    expect(status).toBe(200)
    const boxes = [...html.matchAll(/<input\b[^>]*name="q"[^>]*>/g)].map((match) => match[0])
    expect(boxes.some((box) => box.includes(brand.brandName.replace(/&/g, '&amp;').replace(/'/g, '&#x27;')))).toBe(true)
  })

  it('A-12 include an offer, but not one with an unknown id', async () => {
    const { status, text } = await get(`/items/${offer.id}`)
    expect(status).toBe(200)
    expect(text).toContain(offer.seller.nickName)
    expect((await get('/items/1')).status).toBe(404)
  })

  it('A-13 F-10 include the store of a seller, for anyone', async () => {
    const { status, text } = await get(`/store/${offer.seller.id}`)
    expect(status).toBe(200)
    expect(text).toContain(offer.seller.nickName)
  })

  it('A-14 include the help centre with its categories', async () => {
    const { status, text } = await get('/help')
    expect(status).toBe(200)
    for (const { name } of await helpCategories()) expect(text).toContain(name)
  })

  it('A-15 include an article under its 19-digit id', async () => {
    expect(article.id).toMatch(/^\d{19}$/)
    const { status, text } = await get(`/help/article/${article.id}`)
    expect(status).toBe(200)
    expect(text).toContain(article.title)
  })

  it('A-20 include the login with email and password', async () => {
    const { status, html } = await get('/login')
    expect(status).toBe(200)
    expect(html).toMatch(/<input\b[^>]*name="email"/)
    expect(html).toMatch(/<input\b[^>]*type="password"/)
  })

  it('A-35 include a generic error page with code, message and a link home', async () => {
    const { status, text, html, headers } = await get('/500')
    expect(status).toBe(500)
    expect(text).toContain('500')
    expect(text).toMatch(/Go Home/)
    expect(links(html)).toContain('/')
    expect(headers.get('cache-control')).toContain('no-store')
  })

  it('A-36 include the failed path on the error page, escaped', async () => {
    const { html } = await get(`/500?from=${encodeURIComponent('/search?q="><script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
    expect(links(html).some((href) => href.startsWith('/search?q='))).toBe(true)
  })

  it('F-01 F-02 can be browsed and searched by a visitor', async () => {
    const pages = [
      '/',
      `/${brand.brandAlias}`,
      `/items/${offer.id}`,
      `/store/${offer.seller.id}`,
      '/help',
      '/search?q=gold',
    ]
    const statuses = await Promise.all(pages.map(async (path) => (await get(path)).status))
    expect(statuses).toEqual(pages.map(() => 200))
  })
})

describe('route names', () => {
  it('A-59 are on every page, for tracking', async () => {
    const [event] = await publicApi()(calls.event.passEventList)
    const named = [
      ['index', '/'],
      ['brand', `/${brand.brandAlias}`],
      ['brand-category', `/${brand.brandAlias}/${brand.categories[0]?.categoryAlias}`],
      ['brands', '/brands'],
      ['categories', `/categories/${brand.categories[0]?.categoryId}`],
      ['all-games', '/all-games'],
      ['search', '/search?q=gold'],
      ['help', '/help'],
      ['help-article-id', `/help/article/${article.id}`],
      ['items-id', `/items/${offer.id}`],
      ['store-id', `/store/${offer.seller.id}`],
      ['family-game-room', '/family-game-room'],
      ['family-game-room-user-guide', '/family-game-room/user-guide'],
      ['family-game-room-events-eventId', `/family-game-room/events/${event?.id}`],
      ['unlock-your-gaming-world', '/unlock-your-gaming-world'],
      ['404', '/a/b/c/d'],
      ['500', '/500'],
    ] as const
    const actual = await Promise.all(
      named.map(async ([, path]) => [attribute((await get(path)).html, 'body', 'data-route-name'), path]),
    )
    expect(actual).toEqual(named)
  })
})

describe('a page that is not found', () => {
  it.each(['/items/abc', '/store/x1', '/help/article/-1'])(
    'A-82 H-08 has status 404 and shows its path: %s',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).toContain(`Page Not Found: ${path}`)
    },
  )

  it('A-83 has status 404 when no route matches', async () => {
    expect((await get('/a/b/c/d')).status).toBe(404)
  })

  it('B-49 B-50 B-51 shows the reason and links the home page of the current language', async () => {
    const { text } = await get('/zzz-nope')
    expect(text).toContain('Page not found')
    expect(text).toMatch(/network|URL/)
    expect(text).toContain('Homepage')
    const german = await get('/de/zzz-nope')
    expect(german.status).toBe(404)
    expect(links(german.html)).toContain('/de')
  })

  it('H-09 shows the text for missing data', async () => {
    expect((await get('/zzz-nope')).text).toContain('404 Page Not Found')
  })
})

describe('locale prefixes', () => {
  it('A-37 do not change the status of a route', async () => {
    const routes = [
      '/',
      `/${brand.brandAlias}`,
      `/${brand.brandAlias}/${brand.categories[0]?.categoryAlias}`,
      '/brands',
      '/all-games',
    ]
    routes.push(
      `/categories/${brand.categories[0]?.categoryId}`,
      '/search?q=gold',
      `/items/${offer.id}`,
      `/store/${offer.seller.id}`,
    )
    routes.push('/help', `/help/article/${article.id}`, '/login', '/cart', '/zzz-nope', '/items/abc', '/buyer/orders')
    for (const route of routes) {
      const plain = (await get(route)).status
      const actual = await Promise.all(
        prefixes.map(async (prefix) => {
          const { status, html } = await get(route === '/' ? `/${prefix}` : `/${prefix}${route}`)
          return `${prefix} ${route} ${status} ${attribute(html, 'html', 'lang') ?? 'redirect'}`
        }),
      )
      const expected = prefixes.map((prefix) => `${prefix} ${route} ${plain} ${plain === 302 ? 'redirect' : prefix}`)
      expect(actual).toEqual(expected)
    }
  })

  it.each([
    ['A-38', 'fr'],
    ['A-39', 'de'],
    ['A-40', 'it'],
    ['A-41', 'es'],
    ['A-42', 'ru'],
    ['A-44', 'ja'],
    ['A-45', 'th'],
    ['A-46', 'id'],
  ])('%s select the language: /%s', async (_, locale) => {
    for (const path of [`/${locale}`, `/${locale}/brands`]) {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      expect(attribute(html, 'html', 'lang')).toBe(locale)
    }
  })

  it('A-43 select Arabic, written from right to left', async () => {
    const { status, html } = await get('/ar/brands')
    expect(status).toBe(200)
    expect(attribute(html, 'html', 'lang')).toBe('ar')
    expect(attribute(html, 'html', 'dir')).toBe('rtl')
  })

  it('A-47 do not exist for English', async () => {
    const { html } = await get('/')
    expect(attribute(html, 'html', 'lang')).toBe('en')
    expect(links(html).filter((href) => /^\/en(\/|$)/.test(href))).toEqual([])
  })

  it('A-48 do not exist for Korean', async () => {
    expect((await get('/kr')).status).toBe(404)
    const { status, html } = await get('/brands', { cookie: 'lang=kr' })
    expect(status).toBe(200)
    expect(attribute(html, 'html', 'lang')).toBe('ko')
  })

  it('A-49 do not exist for Chinese, Malay and Portuguese', async () => {
    for (const id of ['zh', 'ms', 'pt']) expect((await get(`/${id}`)).status).toBe(404)
  })

  it('A-50 are only recognised in the first segment', async () => {
    const { status, html } = await get('/brands/de')
    expect(status).toBe(404)
    expect(attribute(html, 'html', 'lang')).toBe('en')
  })

  it('A-51 A-52 are in every link of a German page and in none of an English one', async () => {
    const files = /^\/(assets|favicon|icon|manifest)/
    const german = links((await get('/de')).html).filter((href) => !files.test(href))
    expect(german.length).toBeGreaterThan(20)
    expect(german.filter((href) => !/^\/de([/?#]|$)/.test(href))).toEqual([])
    const english = links((await get('/')).html)
    expect(
      english.filter((href) => prefixes.some((prefix) => href === `/${prefix}` || href.startsWith(`/${prefix}/`))),
    ).toEqual([])
  })
})

describe('a page that requires a login', () => {
  it.each([
    ['A-77', '/buyer/orders'],
    ['A-77', '/buyer/coupon?page=2'],
    ['A-77', '/checkout'],
  ])('%s redirects a visitor from %s to the login, with its address', async (_, path) => {
    const { status, location } = await get(path)
    expect([302, 303, 307]).toContain(status)
    const target = new URL(location ?? '', 'http://shop')
    expect(target.pathname).toBe('/login')
    expect(target.searchParams.get('redirectUrl')).toBe(path)
  })

  it('A-78 passes its path and query in redirectUrl, encoded', async () => {
    const { location } = await get('/buyer/orders?group=to-pay&pageNo=2')
    expect(location).toContain(`redirectUrl=${encodeURIComponent('/buyer/orders?group=to-pay&pageNo=2')}`)
  })

  it('A-79 passes ut on to the login', async () => {
    const { location } = await get('/buyer/orders?ut=T0ken')
    expect(new URL(location ?? '', 'http://shop').searchParams.get('ut')).toBe('T0ken')
  })
})

describe('the document', () => {
  it('B-71 I-46 limits zoom as specified', async () => {
    expect(attribute((await get('/')).html, 'meta[^>]*name="viewport"', 'content') ?? (await get('/')).html).toContain(
      'maximum-scale=1',
    )
  })

  it('B-67 shows the claimed numbers of gamers and games', async () => {
    const { text } = await get('/')
    expect(text).toContain('100,000+')
    expect(text).toContain('500+')
  })

  it('C-02 sets the theme colour of the tenant and its three shades', async () => {
    const pages = await Promise.all(['lumen', 'sahra'].map(async (tenant) => (await get('/brands', { tenant })).html))
    for (const html of pages)
      for (const name of ['', '-1', '-2', '-3'])
        expect(html).toMatch(new RegExp(`--theme-color${name}:\\s*#[0-9a-f]{6}`))
    const colour = (html: string, name: string) => new RegExp(`--theme-color${name}:\\s*(#[0-9a-f]{6})`).exec(html)?.[1]
    for (const name of ['', '-1', '-2', '-3'])
      expect(colour(pages[0] ?? '', name)).not.toBe(colour(pages[1] ?? '', name))
  })

  it('C-36 gives each standard type its own template', async () => {
    const marks = [
      /<li[^>]*><img/,
      /data-delivery-minutes/,
      /<li[^>]*><(?:img|div)/,
      /A player does it for you/,
      /See the Family Game PASS/,
      /Rental accounts from \$0\.1/,
    ]
    const shapes = new Set<string>()
    for (const [standardType, mark] of marks.entries()) {
      const { brandAlias, categoryAlias } =
        standardType === mixStand ? (await findBothListStyles()).list : await findOffer({ standardType })
      const { status, html } = await get(`/${brandAlias}/${categoryAlias}`)
      expect(status).toBe(200)
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(mark.test(main), String(standardType)).toBe(true)
      const card = /<li class="([^"]*)"><(?:img|div)/.exec(main)?.[1] ?? 'table'
      const pictured = /<li[^>]*><img/.test(main)
      shapes.add([card, pictured, ...marks.slice(3).map((pattern) => pattern.test(main))].join())
    }
    expect(shapes.size).toBe(6)
  })
})
