import { createTheme } from '@tradepost/theme-from-theme-color'
import { describe, expect, it } from 'vitest'
import {
  addToCart,
  amounts,
  cards,
  newBuyer,
  payByCard,
  placeOrder,
  waitForReceipt,
} from '../support/buyer/purchase.ts'
import { get } from '../support/shop/http.ts'
import { openDatabase } from '../support/shop/own-database.ts'
import { stack, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

const kiba = tenantSettings('kiba')

const japanese = /[\u3041-\u30ff\u4e00-\u9fff]/
const yen = /^[\d,]+\.00 JPY$/

describe('a shop whose default language is Japanese', () => {
  it('opens in Japanese and in its theme colour, without storing the language', async () => {
    const { page, context, go, origin, problems } = await visit({ tenant: 'kiba', phone: true })
    await go('/')
    expect(new URL(page.url()).pathname).toBe('/ja')
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    expect(await page.locator('header img[alt="Kiba"]:visible').count()).toBeGreaterThan(0)
    const color = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme-color').trim())
    expect(await color()).toBe(kiba.themeColor)
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    expect(fonts.join()).toContain('Noto Sans JP Variable')
    expect((await context.cookies(origin)).some(({ name }) => name === 'lang')).toBe(false)
    expect(problems.join('\n')).toBe('')
  })

  it('shows every price in whole yen, from the home page to the receipt', async () => {
    const buyer = await newBuyer({ tenant: 'kiba', timeZone: 'Asia/Tokyo' })
    const { page } = buyer
    await buyer.go('/')
    await page.locator('main a[href="/ja/genshin-impact"]:visible').first().click()
    await page.waitForURL('**/ja/genshin-impact')
    await page.locator('main a[href="/ja/genshin-impact/accounts"]:visible').first().click()
    await page.waitForURL('**/ja/genshin-impact/accounts')
    await buyer.go('/ja/genshin-impact/accounts?instant=1&stock=1')
    const card = page.locator('main li:has(h3 a[href*="/items/"])').first()
    const [price = ''] = await amounts(buyer, 'JPY', 'main li:has(h3 a[href*="/items/"])')
    expect(price).toMatch(yen)
    const id = /\/items\/(\d+)/.exec((await card.locator('a[href*="/items/"]').first().getAttribute('href')) ?? '')?.[1]

    const onlyPrice = async (scope = 'main') => {
      const shown = await amounts(buyer, 'JPY', scope)
      expect(new Set(shown)).toEqual(new Set([price]))
      expect(await page.locator(scope).first().innerText()).toMatch(japanese)
    }
    await addToCart(buyer, { id: id ?? '' }, '/ja')
    await buyer.go('/ja/cart')
    await onlyPrice()
    await page.locator('main a[href$="/checkout"]').click()
    await page.locator('main input[name="deliveryEmail"]').waitFor()
    await onlyPrice()
    await placeOrder(buyer)
    await onlyPrice('body')
    await payByCard(buyer, cards.good)
    await page.waitForURL(/\/ja\/payment\/success/)
    await waitForReceipt({ page })
    await onlyPrice()
    await page.locator('main a[href*="/buyer/orders/"]').first().click()
    await page.waitForURL(/\/ja\/buyer\/orders\/\d+/)
    await page.locator('#receipt').waitFor()
    await onlyPrice()
    expect(buyer.problems.join('\n')).toBe('')
  })

  it('shows times in the time zone of the visitor, even on the first page', async () => {
    const tokyo = await newBuyer({ tenant: 'kiba', timeZone: 'Asia/Tokyo' })
    const { page, context, origin } = tokyo
    await tokyo.go('/ja')
    await tokyo.go('/ja/buyer/security')
    const fetchPage = async (zone: string | null, language = 'en-US') => {
      const cookies = (await context.cookies(origin)).filter(({ name }) => name !== 'tz')
      const cookie = [...cookies, ...(zone ? [{ name: 'tz', value: encodeURIComponent(zone) }] : [])]
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
      const headers = { cookie, accept: 'text/html', 'accept-language': language }
      return (await fetch(`${origin}/ja/buyer/security`, { headers })).text()
    }
    const formatted = (instant: Date, timeZone: string) =>
      new Intl.DateTimeFormat('ja-u-nu-latn-ca-gregory', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
        instant,
      )
    expect(page.url()).toContain('/ja/buyer/security')
    const instant = (await fetchPage('UTC')).match(/\d{4}\/\d{2}\/\d{2} \d{1,2}:\d{2}/)?.[0]
    expect(instant).toBeDefined()
    const utc = new Date(
      `${instant
        ?.replaceAll('/', '-')
        .replace(' ', 'T')
        .replace(/T(\d):/, 'T0$1:')}:00Z`,
    )
    expect(await fetchPage('Asia/Tokyo')).toContain(formatted(utc, 'Asia/Tokyo'))
    expect(await fetchPage('America/New_York')).toContain(formatted(utc, 'America/New_York'))
    // The browser sets its time zone cookie only after the first page.
    expect(await fetchPage(null, 'ja,en;q=0.8')).toContain(formatted(utc, 'Asia/Tokyo'))
    expect(await fetchPage(null, 'en-US')).toContain(formatted(utc, 'UTC'))
  })
})

describe('the colour of a shop', () => {
  /** The colours of the light theme, which come first in the style sheet. */
  const theme = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/(--theme-color(?:-[123])?):(#[0-9a-f]{6})/g)]
        .slice(0, 4)
        .map(([, name, value]) => [name, value]),
    )
  // Use languages that no other test uses in this shop, because the site's settings are cached per language.
  const read = async (locale: string) => theme((await get(`/${locale}/help?fresh=1`, { tenant: 'kiba' })).html)
  const shades = (color: string) => {
    const { base, strong, soft, faint } = createTheme(color).shades
    return { '--theme-color': base, '--theme-color-1': strong, '--theme-color-2': soft, '--theme-color-3': faint }
  }

  it('changes with the page configuration of the gateway, without a build or a restart', async () => {
    const db = await openDatabase(stack().dataDir)
    const paint = (color: string) => db.query(`update site set theme_color = $1 where id = $2`, [color, kiba.siteId])
    expect(await read('it')).toEqual(shades(kiba.themeColor))
    try {
      expect((await paint('#0a58ff')).rowCount).toBe(1)
      expect(await read('ru')).toEqual(shades('#0a58ff'))
    } finally {
      await paint(kiba.themeColor)
      await db.end()
    }
  })
})
