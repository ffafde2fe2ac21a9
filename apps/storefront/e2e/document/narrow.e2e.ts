import { languages } from '@tradepost/i18n'
import { pseudoPack } from '@tradepost/i18n/pseudo'
import { packFor } from '@tradepost/i18n/server'
import { type Facts, publicFacts } from '@tradepost/scripts/places/facts'
import { examples } from '@tradepost/scripts/places/places'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { findCutText, findOverflow } from '../support/page/overflow.ts'
import { startShopWith } from '../support/shop/other-words.ts'
import { stack } from '../support/shop/shop.ts'

const wideLetters = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g
/** Approximate width of a text, in Latin letters. */
const textWidth = (text: string) => text.length + (text.match(wideLetters)?.length ?? 0)

/** A language pack that takes each message from the language with the longest translation. */
function longestPack(): Record<string, string> {
  const packs = languages.map(packFor)
  return Object.fromEntries(
    Object.entries(packFor('en')).map(([id, text]) => [
      id,
      packs.reduce(
        (longest, pack) => (textWidth(pack[id] ?? '') > textWidth(longest) ? (pack[id] ?? '') : longest),
        text,
      ),
    ]),
  )
}

// The test packs replace the packs of two languages for which this tenant has no overrides.
const testPacks = { it: 'the pseudo-language', es: 'the longest translation of each message' } as const
const publicPages = [
  'home',
  'brands',
  'all-games',
  'brand',
  'brand-category',
  'coins',
  'search',
  'search-empty',
  'item',
]
const morePublicPages = [
  'rental-item',
  'store',
  'help',
  'login',
  'signup',
  'cart',
  'compare',
  'pass',
  'pass-faq',
  'rental',
  '404',
]
const buyerPages = ['orders', 'messages', 'profile', 'settings', 'security', 'coupons', 'g-coin', 'top-up', 'report']
const cases = [...publicPages, ...morePublicPages, ...buyerPages].flatMap((name) =>
  Object.keys(testPacks).map((locale) => [name, locale as keyof typeof testPacks] as const),
)

let shop: Awaited<ReturnType<typeof startShopWith>>
let context: BrowserContext
let page: Page
let facts: Facts

beforeAll(async () => {
  shop = await startShopWith('lumen', { it: pseudoPack(), es: longestPack() })
  const browser = await chromium.connect(stack().browser)
  context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 320, height: 640 },
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  })
  await context.addCookies([{ name: 'consent', value: 'essential', url: shop.origin }])
  page = await context.newPage()
  facts = await publicFacts(shop.origin)
}, 120_000)
afterAll(async () => {
  await context?.browser()?.close()
  await shop?.stop()
})

const signIn = async () => {
  const form = { intent: 'password', email: demo.email, password: demo.password }
  await context.request.post('/login', { headers: { origin: shop.origin }, form, maxRedirects: 0 })
}

describe('a phone 320 px wide', () => {
  it.each(cases)('shows %s in %s without overflow or cut-off text', async (name, locale) => {
    const place = examples[name]
    if (buyerPages.includes(name) && !(await context.cookies()).some((cookie) => /_s$/.test(cookie.name)))
      await signIn()
    const path = place?.path(facts)
    if (!path) throw new Error(`the demo data has no example of ${name}`)
    await page.goto(path === '/' ? `/${locale}` : `/${locale}${path}`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const text = await page.locator('body').innerText()
    if (locale === 'it') expect(text).toContain('⟦')
    expect([...(await page.evaluate(findOverflow)), ...(await page.evaluate(findCutText))]).toEqual([])
  })

  it('shows a long text cut off, which the check detects (control)', async () => {
    await page.goto('/it/help', { waitUntil: 'load' })
    expect(await page.evaluate(findCutText)).toEqual([])
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('main button')
      if (!button) return
      button.textContent = 'Rechtsschutzversicherungsgesellschaften'
      button.style.cssText = 'white-space:nowrap;inline-size:6rem'
    })
    expect((await page.evaluate(findCutText)).join()).toContain('Rechtsschutz')
  })
})
