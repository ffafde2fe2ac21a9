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

const pollOptions = { timeout: 40_000, interval: 100 }

/** Steps of a test in Firefox, which is controlled over WebDriver BiDi. */
function steps(page: Page) {
  // Treat an evaluation that fails during a navigation as no result, and poll again.
  const pollPage = <T>(read: () => T) => expect.poll(() => page.evaluate(read).catch(() => null), pollOptions)
  const waitForHydration = () => pollPage(() => document.documentElement.dataset.ready).toBe('true')
  return {
    pollPage,
    waitForHydration,
    /** Clicks the first visible element. */
    async click(selector: string) {
      const isShown = (css: string) => [...document.querySelectorAll(css)].some((element) => element.checkVisibility())
      await expect.poll(() => page.evaluate(isShown, selector).catch(() => false), pollOptions).toBe(true)
      for (const handle of await page.$$(selector))
        if (await handle.isVisible()) {
          await handle.scrollIntoView()
          return handle.click()
        }
      throw new Error(`no visible element to click: ${selector}`)
    },
    fill: (selector: string, text: string) => page.locator(selector).fill(text),
    expectAddress: (pattern: RegExp) => pollPage(() => location.href).toMatch(pattern),
  }
}

it('Firefox buys an offer, from the home page to the paid order', async () => {
  const origin = stack().sites.lumen ?? ''
  const account = await signUp(await visit())
  const words = 'fortnite account'
  const { list } = await publicApi()(calls.offer.offerPage, { body: { keyWord: words, pageNo: 1, pageSize: 10 } })
  const offer = list.find(buyable)
  if (!offer) throw new Error('the demo data has no such offer')
  // Set the window size instead of the viewport: Debian's Firefox does not support puppeteer's viewport command.
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
  const { pollPage, waitForHydration, click, fill, expectAddress } = steps(page)

  await page.goto(origin)
  await waitForHydration()
  expect(await browser.version()).toMatch(/firefox/i)
  await fill('header input[name="q"]', words)
  await page.keyboard.press('Enter')
  await expectAddress(/\/search\?q=/)
  await click(`main a[href$="/items/${offer.id}"]`)
  await expectAddress(/\/items\/\d+$/)
  await click('main aside button[name="offerId"]')
  await pollPage(() => document.querySelector('header a[href="/cart"]')?.textContent).toContain('1')
  await click('header a[href="/cart"]')
  await expectAddress(/\/cart$/)
  await click('main a[href*="/checkout"]')
  await expectAddress(/\/login\?redirectUrl=/)
  await waitForHydration()
  await fill('main input[name="email"]', account.email)
  await fill('main input[type="password"]', account.password)
  await click('main button[value="password"]')
  await expectAddress(/\/checkout/)
  await waitForHydration()
  await click('main form:has(input[name="deliveryEmail"]) button[type="submit"]')
  await expectAddress(/sandbox-pay/)
  await fill('input[autocomplete="cc-number"]', cards.good)
  await fill('input[autocomplete="cc-exp"]', '12/34')
  await fill('input[autocomplete="cc-csc"]', '123')
  await fill('input[autocomplete="cc-name"]', 'Ada Buyer')
  await click('button[value="pay"]')
  await expectAddress(/\/payment\/success\?purchase=/)
  await pollPage(() => document.querySelector('main')?.innerText).toContain(offer.title)
}, 120_000)
