import { type Brand, type Category, calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearFaults, fakeAnswer, newDevice } from '../support/shop/faults.ts'
import { allBrands, publicApi } from '../support/shop/gateway.ts'
import { get, links } from '../support/shop/http.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'

const phoneAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
let desktop: Visitor
let phone: Visitor

beforeAll(async () => {
  ;[desktop, phone] = await Promise.all([visit(), visit({ phone: true })])
  await Promise.all([desktop.go('/'), phone.go('/')])
})

describe('the home page', () => {
  it('B-01 has a search box', async () => {
    for (const { page } of [desktop, phone]) expect(await page.locator('main').getByRole('search').count()).toBe(1)
  })

  it.each([
    ['B-02', 'Accounts', /^\/categories\/\d+$/],
    ['B-03', 'Coins', /^\/categories\/\d+$/],
    ['B-04', 'Rental', /^\/rental$/],
    ['B-05', 'Items', /^\/categories\/\d+$/],
    ['B-06', 'Top Up', /^\/categories\/\d+$/],
    ['B-07', 'Blog', /^https:\/\//],
    ['B-08', 'Help Center', /^\/help$/],
  ])('%s has the icon %s', async (_, name, address) => {
    for (const { page } of [desktop, phone]) {
      const icon = page.locator('main').getByRole('link', { name, exact: true }).first()
      expect(await icon.isVisible()).toBe(true)
      expect(await icon.getAttribute('href')).toMatch(address)
      expect(await icon.locator('svg').count()).toBe(1)
    }
  })

  it('A-55 does not add a language prefix to an absolute address', async () => {
    const blog = async (path: string) =>
      /<a\b[^>]*href="(https:[^"]+)"[^>]*>(?:(?!<\/a>)[\s\S])*#newspaper"/.exec((await get(path)).html)?.[1]
    const english = await blog('/')
    expect(english).toMatch(/^https:\/\//)
    expect(await blog('/de')).toBe(english)
    expect(await blog('/ar')).toBe(english)
  })

  it('B-09 links hot games to their pages', async () => {
    const brandPaths = new Set((await allBrands()).map(({ brandAlias }) => `/${brandAlias}`))
    const games = desktop.page.locator('section:has(> * h2#hot-games, > h2#hot-games), section#hot-games').first()
    const hrefs = await games.locator('li a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(3)
    expect(hrefs.filter((href) => !brandPaths.has(href))).toEqual([])
  })

  it('A-60 has the layout "home", and other pages the layout "web"', async () => {
    expect(await desktop.page.locator('body').getAttribute('data-layout')).toBe('home')
    for (const path of ['/brands', '/search?q=gold', '/help', '/cart'])
      expect((await get(path)).html).toMatch(/<body[^>]* data-layout="web"/)
  })

  it('C-19 has a phone layout before any script runs', async () => {
    const [small, large] = await Promise.all([get('/', { agent: phoneAgent }), get('/')])
    expect(small.text).toContain('Good to know')
    expect(large.text).not.toContain('Good to know')
  })
})

describe('the brands page', () => {
  it('A-06 shows three groups of games', async () => {
    await desktop.go('/brands')
    for (const name of ['Most popular', 'New brand', 'Top sellers']) {
      const heading = desktop.page.getByRole('heading', { level: 2, name, exact: true })
      expect(await heading.isVisible()).toBe(true)
      const section = desktop.page.locator('section').filter({ has: heading }).last()
      expect(await section.locator('li a').count()).toBeGreaterThan(2)
    }
  })
})

interface Area {
  areaType: number
  jsonData: string
}
/** Texts that only this area adds to a page: the address of a picture, otherwise a link or text. */
function tracesOf({ jsonData }: Area): string[] {
  const area = JSON.parse(jsonData) as Record<string, unknown>
  const [first] = (Object.values(area).find(Array.isArray) ?? []) as Record<string, unknown>[]
  const { image, title, categoryName, text } = first ?? {}
  const { brand, category } = (first ?? {}) as { brand?: Brand; category?: Category }
  const picture = (image as { url?: string } | undefined)?.url
  const pair = brand && category ? `/${brand.brandAlias}/${category.categoryAlias}"` : undefined
  return [picture ?? area.title ?? pair ?? title ?? categoryName ?? text].filter((trace) => typeof trace === 'string')
}

async function realConfig(terminal: 1 | 2) {
  const areaTypes = terminal === 1 ? [6, 8, 9, 10, 11, 12, 13] : [1, 2, 3, 4, 8, 9, 10]
  return publicApi()(calls.site.commonConfig, { query: { domain: new URL(stack().sites.lumen ?? '').host, areaTypes } })
}

async function homeWith(configs: Area[], terminal: 1 | 2) {
  const device = newDevice()
  const real = await realConfig(terminal)
  await fakeAnswer(device, '/website/page/common/config', { ...real, configs })
  return get('/?fresh=1', { cookie: `device=${device}`, ...(terminal === 2 ? { agent: phoneAgent } : {}) })
}

describe('areas of the page configuration', () => {
  const count = (html: string, trace: string) => html.slice(0, html.indexOf('</main>')).split(trace).length - 1
  it.each([
    ['C-22', 1, 2],
    ['C-23', 2, 2],
    ['C-24', 3, 2],
    ['C-25', 4, 2],
    ['C-27', 6, 1],
    ['C-29', 8, 1],
    ['C-30', 9, 1],
    ['C-31', 10, 1],
    ['C-32', 11, 1],
    ['C-33', 12, 1],
    ['C-34', 13, 1],
  ] as const)('%s show area %i if it is configured, and work without it', async (_, type, terminal) => {
    const { configs } = await realConfig(terminal)
    const area = configs.find((config) => config.areaType === type)
    if (!area) throw new Error('the seed does not configure this area')
    const withoutIt = await homeWith([], terminal)
    const withIt = await homeWith([area], terminal)
    for (const page of [withIt, withoutIt]) {
      expect(page.status).toBe(200)
      expect(page.html).toContain('Search the shop')
    }
    expect(withoutIt.text).not.toContain('undefined')
    const traces = tracesOf(area)
    expect(traces.length).toBeGreaterThan(0)
    const other = await homeWith([area], terminal === 1 ? 2 : 1)
    for (const trace of traces) {
      expect(count(withIt.html, trace), trace).toBeGreaterThan(count(withoutIt.html, trace))
      if (![8, 9, 10].includes(type)) expect(count(other.html, trace), trace).toBeLessThan(count(withIt.html, trace))
    }
  })

  it('C-28 build the footer from area 7, which may be missing', async () => {
    const { configs } = await publicApi('sahra')(calls.site.commonConfig, {
      query: { domain: 'localhost', areaTypes: [7] },
    })
    const { columns } = JSON.parse(configs[0]?.jsonData ?? '{}') as { columns: { links: { href: string }[] }[] }
    const hrefs = columns
      .flatMap(({ links: all }) => all.map(({ href }) => href))
      .filter((href) => href.startsWith('/'))
    expect(hrefs.length).toBeGreaterThan(2)
    // Every footer has these links, whatever the site configures.
    const always = /\/(?:contact|cookies|family-game-room\/download|unlock-your-gaming-world)$/
    const footer = (html: string) => links(html.slice(html.lastIndexOf('<footer'))).filter((href) => !always.test(href))
    // Shared areas are cached per language, so each case uses a language that no other test uses in its shop.
    const present = await get('/es/brands', { tenant: 'sahra' })
    const shown = footer(present.html)
    expect(shown.length).toBeGreaterThan(5)
    expect(hrefs.map((href) => `/es${href}`)).toEqual(expect.arrayContaining(shown))
    const device = newDevice()
    const real = await realConfig(1)
    await fakeAnswer(device, '/website/page/common/config', { ...real, configs: [] })
    const absent = await get('/th/brands', { tenant: 'kiba', cookie: `device=${device}` })
    expect(absent.status).toBe(200)
    expect(absent.html).toContain('<footer')
    expect(footer(absent.html)).toEqual([])
  })

  it('C-25 link the articles of the footer', async () => {
    const { configs } = await realConfig(2)
    const area = configs.find((config) => config.areaType === 4)
    const { footerArticles } = JSON.parse(area?.jsonData ?? '{}') as { footerArticles: { id: string; title: string }[] }
    const page = await homeWith(configs, 2)
    for (const { id, title } of footerArticles) {
      expect(page.text).toContain(title)
      expect(links(page.html)).toContain(`/help/article/${id}`)
    }
  })

  it('C-26 put the brands of area 5 first on the phone list of all games', async () => {
    const brands = (await allBrands()).slice(-3)
    const device = newDevice()
    const config = await realConfig(2)
    const allGamesWith = async (configs: Area[]) => {
      await fakeAnswer(device, '/website/page/common/config', { ...config, configs })
      return get('/all-games?fresh=1', { cookie: `device=${device}`, agent: phoneAgent })
    }
    expect((await allGamesWith([])).status).toBe(200)
    await clearFaults(device)
    const { status, html } = await allGamesWith([{ areaType: 5, jsonData: JSON.stringify({ brands }) }])
    expect(status).toBe(200)
    const order = links(html.slice(html.indexOf('<main'))).filter((href) =>
      brands.some(({ brandAlias }) => href === `/${brandAlias}`),
    )
    expect(order.slice(0, 3)).toEqual(brands.map(({ brandAlias }) => `/${brandAlias}`))
  })
})

describe('the layout of the home page', () => {
  /** Sizes of all linked pictures with this address, in the order of the page. */
  const sizes = ({ page }: Visitor, href: string) =>
    page.locator(`main li > a[href="${href}"]:has(img)`).evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ width, height }) => `${Math.round(width)}x${Math.round(height)}`),
    )
  const imagesOf = (type: number, configs: Area[]) => {
    const { images = [] } = JSON.parse(configs.find(({ areaType }) => areaType === type)?.jsonData ?? '{}') as {
      images?: { href: string }[]
    }
    return images
  }

  it('I-41 reserves 366 by 88 px on phones and 1420 by 500 px on desktops for banners', async () => {
    const banners = imagesOf(1, (await realConfig(2)).configs).slice(1)
    expect(banners.length).toBeGreaterThan(0)
    await phone.context.route('**/media/**', (route) => route.abort())
    await phone.go('/')
    for (const { href } of banners) expect(await sizes(phone, href), href).toContain('366x88')
    const hero = await desktop.page.goto(desktop.origin).then(() => desktop.page.locator('main section').first())
    expect(await hero.boundingBox()).toMatchObject({ width: 1420, height: 500 })
  })

  it('I-42 reserves 390 by 100 px on phones and 1420 by 120 px on desktops for strips', async () => {
    const [strip] = imagesOf(8, (await realConfig(1)).configs)
    await desktop.go('/')
    expect(await sizes(desktop, strip?.href ?? '')).toContain('1420x120')
    expect(await sizes(phone, strip?.href ?? '')).toContain('390x100')
  })

  it('G-79 has its own font, Public Sans, in the weights 400 to 800', async () => {
    const faces = await desktop.page.evaluate(async () => {
      const loaded = [400, 500, 600, 700, 800].map((weight) =>
        document.fonts.load(`${weight} 16px "Public Sans Variable"`),
      )
      return (await Promise.all(loaded)).map(([face]) => [face?.family.replaceAll('"', ''), face?.weight, face?.status])
    })
    expect(faces.map(([family]) => family)).toEqual(Array(5).fill('Public Sans Variable'))
    for (const [, weight, status] of faces) {
      const [from = 0, to = 0] = String(weight).split(' ').map(Number)
      expect([from <= 400, to >= 800, status]).toEqual([true, true, 'loaded'])
    }
    expect(await desktop.page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain(
      'Public Sans',
    )
  })
})

describe('a partly loaded page', () => {
  it.each(['/', '/all-games', '/brands'])('%s has grids of the same column width as the whole page', async (path) => {
    const { page, go } = await visit({ javaScript: false })
    await go(path)
    const [grids, moved] = await page.evaluate(() => {
      const lists = [...document.querySelectorAll('main ul')].filter(
        (list) => getComputedStyle(list).display === 'grid' && list.children.length > 2,
      )
      const changed = lists.filter((list) => {
        const [first] = list.children
        const width = () => first?.getBoundingClientRect().width ?? 0
        const before = width()
        for (const child of [...list.children].slice(2)) child.remove()
        return Math.abs(width() - before) > 1
      })
      return [lists.length, changed.map(({ className }) => className)]
    })
    expect(grids).toBeGreaterThan(0)
    expect(moved).toEqual([])
  })
})
