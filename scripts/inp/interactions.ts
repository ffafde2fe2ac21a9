import type { Locator, Page } from 'playwright-core'

/** Addresses of the pages on which interactions are measured. */
export interface Addresses {
  list: string
  /** An offer with reviews. */
  item: string
  /** An offer that can be bought several times and added to the cart without further fields. */
  several: string
}

export interface Interaction {
  name: string
  screen: 'phone' | 'desktop'
  address: (addresses: Addresses) => string
  /** Steps before the measurement. */
  prepare?: (page: Page, addresses: Addresses) => Promise<void>
  /** The measured input. Call `settle` after each input, so that the page finishes its work before the next one. */
  use: (page: Page, settle: () => Promise<void>) => Promise<void>
}

/** Taps on a phone and clicks on a desktop. */
async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? target.tap() : target.click())
}

const increase = (page: Page) => page.locator('main [role=spinbutton]:visible + button').first()
const typing = { delay: 150 }

async function tickFilters(page: Page, place: string, settle: () => Promise<void>): Promise<void> {
  const boxes = page.locator(`${place} label:has(input[type=checkbox]):visible`)
  for (const index of [0, 1]) {
    await press(boxes.nth(index))
    await settle()
  }
}

const openFilters = (page: Page) => press(page.locator('main button[aria-haspopup=dialog]:visible'))

export const interactions: readonly Interaction[] = [
  {
    name: 'filters of a list, opened on a phone',
    screen: 'phone',
    address: ({ list }) => list,
    async use(page, settle) {
      await openFilters(page)
      await settle()
    },
  },
  {
    name: 'filter of a list on a phone',
    screen: 'phone',
    address: ({ list }) => list,
    prepare: openFilters,
    use: (page, settle) => tickFilters(page, 'dialog[open]', settle),
  },
  {
    name: 'filter of a list on a desktop',
    screen: 'desktop',
    address: ({ list }) => list,
    use: (page, settle) => tickFilters(page, '#listing-filters', settle),
  },
  {
    name: 'search panel on a phone',
    screen: 'phone',
    address: () => '/',
    async use(page, settle) {
      await press(page.locator('header a[href*="/search"]:visible'))
      await page.keyboard.type('fort', typing)
      await page.locator('[role=option]').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await settle()
    },
  },
  {
    name: 'search panel on a desktop',
    screen: 'desktop',
    address: () => '/',
    async use(page, settle) {
      await press(page.locator('header input[type=search]:visible'))
      await page.keyboard.type('fort', typing)
      await page.locator('[role=option]').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await settle()
    },
  },
  {
    name: 'quantity on an item',
    screen: 'phone',
    address: ({ several }) => several,
    async use(page, settle) {
      await press(increase(page))
      await settle()
      await press(increase(page))
      await settle()
    },
  },
  {
    name: 'quantity in the cart',
    screen: 'phone',
    address: () => '/cart',
    async prepare(page, { several }) {
      const cart = page.url()
      await page.goto(new URL(several, cart).href)
      await page.locator('html[data-ready]').waitFor()
      await press(page.locator('main button[name=offerId]:visible').first())
      await page.locator('a[href="/cart"]:not(header a)').waitFor()
      await page.goto(cart)
      await increase(page).waitFor()
    },
    async use(page, settle) {
      await press(increase(page))
      await settle()
    },
  },
  {
    name: 'menu on a phone',
    screen: 'phone',
    address: () => '/',
    async use(page, settle) {
      const menu = page.locator('header summary:visible').last()
      await press(menu)
      await settle()
      await press(menu)
      await settle()
    },
  },
  {
    name: 'language menu on a desktop',
    screen: 'desktop',
    address: () => '/',
    async use(page, settle) {
      const menu = page.locator('header summary:visible').first()
      await press(menu)
      await settle()
      await press(menu)
      await settle()
    },
  },
  {
    name: 'tabs on an item',
    screen: 'phone',
    address: ({ item }) => item,
    async use(page, settle) {
      const tabs = page.locator('main nav a[href*="?reviews="]')
      for (const tab of [tabs.nth(0), tabs.nth(1)]) {
        await press(tab)
        await settle()
      }
    },
  },
]
