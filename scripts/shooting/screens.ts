import type { Page } from 'playwright-core'

const firstHref = (page: Page, pattern: string) =>
  page.evaluate((source) => {
    const found = [...document.querySelectorAll('a[href]')].find((link) =>
      new RegExp(source).test(link.getAttribute('href') ?? ''),
    )
    return found?.getAttribute('href') ?? null
  }, pattern)

type Address = (page: Page, prefix: string) => Promise<string | null>

/** Screens by name; the address may depend on what the seeded shop holds. */
export const screens: Record<string, Address> = {
  home: async (_, prefix) => prefix || '/',
  brands: async (_, prefix) => `${prefix}/brands`,
  'all-games': async (_, prefix) => `${prefix}/all-games`,
  brand: async (_, prefix) => `${prefix}/fortnite`,
  'brand-category': async (_, prefix) => `${prefix}/fortnite/accounts`,
  coins: async (_, prefix) => `${prefix}/old-school-runescape/coins`,
  items: async (_, prefix) => `${prefix}/diablo-iv/items`,
  boosting: async (_, prefix) => `${prefix}/world-of-warcraft/boosting`,
  rental: async (_, prefix) => `${prefix}/fortnite/rental`,
  'game-sharing': async (_, prefix) => `${prefix}/categories/game-sharing`,
  community: async (_, prefix) => `${prefix}/community/game-sharing`,
  category: async (page, prefix) => {
    await page.goto(prefix || '/')
    return firstHref(page, '/categories/\\d+')
  },
  search: async (_, prefix) => `${prefix}/search?q=fort`,
  'search-empty': async (_, prefix) => `${prefix}/search?q=qqqqzzzz`,
  item: async (page, prefix) => {
    await page.goto(`${prefix}/fortnite/accounts`)
    return firstHref(page, '/items/\\d+')
  },
  store: async (page, prefix) => {
    await page.goto((await screens.item?.(page, prefix)) ?? '/')
    return firstHref(page, '/store/\\d+')
  },
  help: async (_, prefix) => `${prefix}/help`,
  article: async (page, prefix) => {
    await page.goto(`${prefix}/help`)
    return firstHref(page, '/help/article/')
  },
  login: async (_, prefix) => `${prefix}/login`,
  signup: async (_, prefix) => `${prefix}/signup`,
  cart: async (_, prefix) => `${prefix}/cart`,
  'rental-item': async (page, prefix) => {
    await page.goto(`${prefix}/fortnite/rental`)
    return firstHref(page, '/items/\\d+')
  },
  'coins-item': async (page, prefix) => {
    await page.goto(`${prefix}/old-school-runescape/coins`)
    return firstHref(page, '/items/\\d+')
  },
  '404': async (_, prefix) => `${prefix}/zzz-nope`,
  '500': async (_, prefix) => `${prefix}/500?from=/brands`,
}
