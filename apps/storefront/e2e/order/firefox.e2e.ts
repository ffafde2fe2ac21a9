import { calls } from '@tradepost/contract'
import { findFirefox } from '@tradepost/scripts/browsers/find-firefox'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, expect, it } from 'vitest'
import { signUp } from '../support/buyer/buyer.ts'
import { cards } from '../support/buyer/purchase.ts'
import { buyable, publicApi } from '../support/shop/gateway.ts'
import { freshAddress, stack, visit } from '../support/shop/shop.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

const patience = { timeout: 40_000, interval: 100 }

/** A visitor in Firefox, controlled over WebDriver BiDi. */
function steps(page: Page) {
  // Polled, because an evaluation fails when its page is left.
  const sees = <T>(ask: () => T) => expect.poll(() => page.evaluate(ask).catch(() => null), patience)
  const settled = () => sees(() => document.documentElement.dataset.ready).toBe('true')
  return {
    sees,
    settled,
    /** Presses the first of them that is shown. */
    async click(selector: string) {
      const shown = (found: string) => [...document.querySelectorAll(found)].some((one) => one.checkVisibility())
      await expect.poll(() => page.evaluate(shown, selector).catch(() => false), patience).toBe(true)
      for (const handle of await page.$$(selector))
        if (await handle.isVisible()) {
          await handle.scrollIntoView()
          return handle.click()
        }
      throw new Error(`nothing to press: ${selector}`)
    },
    fill: (selector: string, text: string) => page.locator(selector).fill(text),
    at: (pattern: RegExp) => sees(() => location.href).toMatch(pattern),
  }
}

it('Firefox takes the way from home to a paid order', async () => {
  const origin = stack().sites.lumen ?? ''
  const account = await signUp(await visit())
  const words = 'fortnite account'
  const { list } = await publicApi()(calls.offer.offerPage, { body: { keyWord: words, pageNo: 1, pageSize: 10 } })
  const offer = list.find(buyable)
  if (!offer) throw new Error('the seed has no such offer')
  // The viewport follows the window: Debian's Firefox does not support puppeteer's command to set it.
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(40_000)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
  const { sees, settled, click, fill, at } = steps(page)

  await page.goto(origin)
  await settled()
  expect(await browser.version()).toMatch(/firefox/i)
  await fill('header input[name="q"]', words)
  await page.keyboard.press('Enter')
  await at(/\/search\?q=/)
  await click(`main a[href$="/items/${offer.id}"]`)
  await at(/\/items\/\d+$/)
  await click('main aside button[name="offerId"]')
  await sees(() => document.querySelector('header a[href="/cart"]')?.textContent).toContain('1')
  await click('header a[href="/cart"]')
  await at(/\/cart$/)
  await click('main a[href*="/checkout"]')
  await at(/\/login\?redirectUrl=/)
  await settled()
  await fill('main input[name="email"]', account.email)
  await fill('main input[type="password"]', account.password)
  await click('main button[value="password"]')
  await at(/\/checkout/)
  await settled()
  await click('main form:has(input[name="deliveryEmail"]) button[type="submit"]')
  await at(/sandbox-pay/)
  await fill('input[autocomplete="cc-number"]', cards.good)
  await fill('input[autocomplete="cc-exp"]', '12/34')
  await fill('input[autocomplete="cc-csc"]', '123')
  await fill('input[autocomplete="cc-name"]', 'Ada Buyer')
  await click('button[value="pay"]')
  await at(/\/payment\/success\?purchase=/)
  await sees(() => document.querySelector('main')?.innerText).toContain(offer.title)
}, 120_000)
