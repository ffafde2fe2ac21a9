import type { Locator, Page } from 'playwright-core'
import type { Facts } from './facts.ts'

const cards = { good: '4242424242424242', declined: '4000000000000002' }

async function payByCard(page: Page, number: string) {
  await page.waitForURL(/sandbox-pay/)
  await page.fill('input[autocomplete="cc-number"]', number)
  await page.fill('input[autocomplete="cc-exp"]', '12/34')
  await page.fill('input[autocomplete="cc-csc"]', '123')
  await page.fill('input[autocomplete="cc-name"]', 'Ada Buyer')
  await page.click('button[value="pay"]')
}

const purchaseOf = (page: Page) => new URL(page.url()).searchParams.get('purchase')
const last = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? null
const send = (page: Page) => page.locator('main form[method="post"] button[type="submit"]').last().click()
const hrefs = (page: Page | Locator, pattern: RegExp) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    .then((all) => all.filter((href) => pattern.test(href)))

/** Reloads the page until a background job of the gateway has made `isReached` true. Throws after 60 tries. */
async function reloadUntil(page: Page, isReached: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 60; tries++) {
    if (await isReached()) return
    await page.waitForTimeout(250)
    await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined)
  }
  throw new Error(`${page.url()} did not show the expected result after 60 reloads`)
}
const shows = (page: Page, selector: string) => async () => (await page.locator(selector).count()) > 0
const isAt = (page: Page, pattern: RegExp) => () => pattern.test(page.url())

async function order(page: Page, offer: string) {
  await page.goto(`/checkout?offer=${offer}&quantity=1`)
  await page.locator('main form:has(input[name="deliveryEmail"]) button[type="submit"]').click()
  await page.waitForURL(/sandbox-pay/)
}

/** Orders one offer without paying. Returns the purchase, which expires after 15 minutes. */
export async function unpaid(page: Page, offer: string): Promise<string | null> {
  await order(page, offer)
  await page.goto('/buyer/orders?group=to-pay')
  return (await hrefs(page, /\/payment\/[0-9a-f-]{36}/))[0]?.split('/').at(-1) ?? null
}

/** Buys one offer. Returns the purchase and its delivered order. */
async function buy(page: Page, offer: string) {
  await order(page, offer)
  await payByCard(page, cards.good)
  await page.waitForURL(/\/payment\//)
  await reloadUntil(page, isAt(page, /\/payment\/success/))
  const purchase = purchaseOf(page)
  await page.locator('main a[href*="/buyer/orders/"]').first().click()
  await page.waitForURL(/\/buyer\/orders\/\d+/)
  await reloadUntil(page, shows(page, 'main a[href$="/confirm"]'))
  return { purchase, id: last(page) }
}

/** Returns account offers with instant delivery, in the order in which the shop lists its games. */
async function instantOffers(page: Page, count: number): Promise<string[]> {
  await page.goto('/rental')
  const games = await hrefs(page, /\/rental$/)
  const offers = new Set<string>()
  for (const game of games) {
    await page.goto(`${game.replace(/rental$/, 'accounts')}?instant=1&stock=1`)
    for (const href of await hrefs(page.locator('main li'), /\/items\/\d+$/)) offers.add(href.split('/').at(-1) ?? '')
    if (offers.size >= count) break
  }
  return [...offers]
}

/** Creates content for every page of the signed-in buyer, through pages without script. */
export async function createBuyerHistory(page: Page, facts: Facts, offers?: string[]): Promise<Facts> {
  const [one = '', two = '', three = '', four = '', five = ''] = offers ?? (await instantOffers(page, 5))
  await page.goto(`/items/${one}`)
  await page.locator('main button[name="offerId"]:visible').first().click()

  const open = await unpaid(page, three)

  await order(page, four)
  await payByCard(page, cards.declined)
  await page.waitForURL(/\/payment\//)
  await reloadUntil(page, isAt(page, /\/payment\/failed/))
  const failed = purchaseOf(page)

  const first = await buy(page, one)
  await page.goto(`/buyer/orders/${first.id}/confirm`)
  for (const box of await page.locator('main input[name="step"]').all()) await box.check()
  await page.check('input[name="acknowledged"]')
  await send(page)
  await page.waitForURL((url) => url.pathname.endsWith(`/buyer/orders/${first.id}`))
  const second = await buy(page, two)

  await page.goto('/buyer/g-coin/top-up')
  await page.fill('#amount', '5')
  await page.check('#agreed')
  await send(page)
  await payByCard(page, cards.good)
  await page.waitForURL(/\/buyer\/g-coin\/done/)
  const topUp = purchaseOf(page)

  await page.goto('/family-game-room/subscribe')
  let subscription: string | null = null
  if (await page.locator('input[name="consent"]').count()) {
    await page.check('input[name="consent"]')
    await send(page)
    await payByCard(page, cards.good)
    await page.waitForURL(/\/family-game-room\/result\//)
    subscription = last(page)
  }
  await page.goto('/contact')
  await page.selectOption('#topic', 'other')
  await page.fill('#text', 'Do you sell gift cards for other regions?')
  await send(page)
  await page.waitForURL(/\/buyer\/requests\/\d+$/)
  const request = last(page)
  return {
    ...facts,
    request,
    instant: five,
    openPurchase: open,
    failedPurchase: failed,
    purchase: first.purchase,
    finished: first.id,
    order: second.id,
    topUp,
    subscription,
  }
}

/** Confirms the buyer's identity again, as some pages require. */
export async function stepUp(page: Page, password: string, prefix = ''): Promise<void> {
  await page.goto(`${prefix}/buyer/security/confirm?next=/buyer/security/email`)
  await page.fill('main input[type="password"]', password)
  await page.click('main button[value="password"]')
  await page.waitForURL(({ pathname }) => pathname.endsWith('/buyer/security/email'))
}
