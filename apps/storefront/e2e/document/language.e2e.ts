import { prefixedLocales } from '@tradepost/i18n/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import { mainText } from '../support/buyer/purchase.ts'
import { languagePanel, openLanguagePanel } from '../support/page/language-panel.ts'
import { eventually, injectFault, newDevice } from '../support/shop/faults.ts'
import { findOffer, site } from '../support/shop/gateway.ts'
import { attribute, get, origin } from '../support/shop/http.ts'
import type { RecordedCall } from '../support/shop/recorder.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'
import { tenantSettings } from '../support/shop/tenant-settings.ts'

const month = 2_592_000
let visitor: Visitor
beforeAll(async () => {
  visitor = await visit()
})

const cookie = async (name: string) => (await visitor.context.cookies()).find((entry) => entry.name === name)
const secondsLeft = (stored: { expires: number } | undefined) => (stored?.expires ?? 0) - Date.now() / 1000
async function choose(visitor: Visitor, choice: { language?: string; currency?: string }) {
  const panel = await openLanguagePanel(visitor)
  for (const [name, value] of Object.entries(choice)) await panel.locator(`select[name="${name}"]`).selectOption(value)
  await panel.locator('form button').click()
}
async function shownLanguage(visitor: Visitor) {
  const panel = languagePanel(visitor)
  if ((await panel.getAttribute('open')) === null) await openLanguagePanel(visitor)
  return panel.locator('select[name="language"]').inputValue()
}
const packCalls = async (locale: string, tenant: string) => {
  const calls = (await (await fetch(`${stack().recorderUrl}/__calls`)).json()) as RecordedCall[]
  return calls.filter(({ path, headers }) => path.endsWith(`/${locale}.json`) && headers.origin === origin(tenant))
}
const visibleWords = ({ page }: Visitor) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
    ].join('\n'),
  )

describe('the language', () => {
  it('C-18 I-11 is English by default, with prices in US dollars', async () => {
    await visitor.go('/')
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en')
    expect(await cookie('lang')).toBeUndefined()
    const { html } = await get('/search?q=account')
    const amounts = [...html.matchAll(/<bdi[^>]*>[0-9,.]+ ([A-Z]{3})<\/bdi>/g)].map(([, code]) => code)
    expect(amounts.length).toBeGreaterThan(3)
    expect(new Set(amounts)).toEqual(new Set(['USD']))
  })

  it('D-24 is the first in the list of the server by default', async () => {
    const home = await get('/', { tenant: 'sahra' })
    expect(home.status).toBe(302)
    expect(home.location).toBe('/ar')
    const sahra = await visit({ tenant: 'sahra' })
    await sahra.go('/')
    expect(await shownLanguage(sahra)).toBe('ar')
    expect(await sahra.page.locator('html').getAttribute('dir')).toBe('rtl')
    const brands = await get('/brands', { tenant: 'sahra' })
    expect(attribute(brands.html, 'html', 'lang')).toBe('en')
  })

  it('I-04 is stored for 30 days when chosen, and the page is reloaded at its prefix', async () => {
    for (const language of prefixedLocales.filter((locale) => tenantSettings('lumen').languages.includes(locale))) {
      await visitor.context.clearCookies({ name: 'lang' })
      await visitor.go('/brands?sort=newest')
      await visitor.page.evaluate(() => Object.assign(window, { before: true }))
      await choose(visitor, { language })
      await visitor.page.waitForURL(`**/${language}/brands?sort=newest`)
      await visitor.page.waitForLoadState()
      expect(await visitor.page.evaluate(() => 'before' in window)).toBe(false)
      const stored = await cookie('lang')
      expect(stored?.value).toBe(language)
      expect(Math.abs(secondsLeft(stored) - month)).toBeLessThan(60)
    }
  })

  it('D-19 changes every text of the page', async () => {
    await visitor.context.clearCookies({ name: 'lang' })
    await visitor.go('/all-games')
    const english = [
      'Log in',
      'Sign up',
      'All games',
      'Get the app',
      'Become a seller',
      'My orders',
      'Skip to content',
      'Games by first letter',
    ]
    const before = await visibleWords(visitor)
    for (const words of english) expect(before, words).toContain(words)
    await choose(visitor, { language: 'de' })
    await visitor.page.waitForURL('**/de/all-games')
    await visitor.page.waitForLoadState()
    const after = await visibleWords(visitor)
    for (const words of english) expect(after.includes(words), words).toBe(false)
    expect(after).toContain('Anmelden')
    expect((await packCalls('de', 'lumen')).length).toBeGreaterThan(0)
  })

  it('D-20 is no longer stored when the default is chosen, which leads to the home page', async () => {
    await visitor.go('/de/brands')
    await choose(visitor, { language: 'en' })
    await visitor.page.waitForURL((url) => url.pathname === '/')
    expect(await cookie('lang')).toBeUndefined()
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en')
  })

  it('loses its prefix in the address when a language without one is chosen', async () => {
    const sahra = await visit({ tenant: 'sahra', phone: true })
    await sahra.go('/ar/brands')
    const menu = sahra.page.locator('header details:visible').first()
    await menu.locator('> summary').click()
    await menu.locator('details > summary').click()
    const form = sahra.page.locator('header form[action="/choice"]:visible')
    await form.locator('select[name="language"]').selectOption('en')
    await form.locator('button').click()
    await sahra.page.waitForURL((url) => url.pathname === '/brands')
    expect(await sahra.page.locator('html').getAttribute('lang')).toBe('en')
    await sahra.page.reload()
    expect(new URL(sahra.page.url()).pathname).toBe('/brands')
    expect((await sahra.context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
  })

  it('D-22 changes without a reload if the chosen one has no prefix, and a prefix is removed from the address', async () => {
    await visitor.context.clearCookies({ name: 'lang' })
    const expectKorean = async () => {
      await visitor.page.waitForFunction(() => document.documentElement.lang === 'ko')
      expect(new URL(visitor.page.url()).pathname).toBe('/brands')
      expect(await visitor.page.locator('h1').innerText()).toMatch(/[\uac00-\ud7a3]/)
      expect(await shownLanguage(visitor)).toBe('kr')
      expect((await cookie('lang'))?.value).toBe('kr')
    }
    await visitor.go('/brands')
    await visitor.page.evaluate(() => Object.assign(window, { before: true }))
    await choose(visitor, { language: 'kr' })
    await expectKorean()
    expect(await visitor.page.evaluate(() => 'before' in window)).toBe(true)
    expect(await mainText(visitor)).not.toMatch(/Most popular|New brand|Top sellers/)
    await visitor.page.reload()
    await expectKorean()
    await visitor.context.clearCookies({ name: 'lang' })
    await visitor.go('/de/brands')
    await choose(visitor, { language: 'kr' })
    await expectKorean()
    expect((await visitor.calls(`/website/brand/most-pop/${site().siteId}`)).at(-1)?.headers.lang).toBe('kr')
    await visitor.context.clearCookies({ name: 'lang' })
  })

  it('is added to an address without a prefix if one is stored', async () => {
    const { status, location } = await get('/brands?x=1', { cookie: 'lang=de' })
    expect([status, location]).toEqual([302, '/de/brands?x=1'])
  })

  it('C-54 is sent to the gateway', async () => {
    await visitor.go('/de/search?q=gold')
    const last = (await visitor.calls('/product-search/product-market/product/page')).at(-1)
    expect(last?.headers.lang).toBe('de')
    await visitor.go('/search?q=gold&sort=newest')
    expect((await visitor.calls('/product-search/product-market/product/page')).at(-1)?.headers.lang).toBe('en')
  })
})

describe('the language pack', () => {
  it('D-17 is fetched once per language', async () => {
    const before = (await packCalls('th', 'sahra')).length
    for (const path of ['/th', '/th/brands', '/th/help', '/th/all-games'])
      expect((await get(path, { tenant: 'sahra' })).status).toBe(200)
    expect((await packCalls('th', 'sahra')).length - before).toBeLessThanOrEqual(1)
    expect((await packCalls('th', 'sahra')).length).toBeGreaterThan(0)
  })

  it('D-18 H-12 is optional: pages work without it, and the failure is logged', async () => {
    const device = newDevice()
    await injectFault(device, '/frontend_copywriting', { status: 500 })
    const { status, text, html } = await get('/it/help', { tenant: 'sahra', cookie: `device=${device}` })
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(400)
    expect(html.replace(/<script[\s\S]*?<\/script>|<link [^>]*>/g, '')).not.toMatch(
      /\b(shell|common|help|catalog)\.[a-z][A-Za-z]+\b/,
    )
    const calls = (await (await fetch(`${stack().recorderUrl}/__calls?device=${device}`)).json()) as RecordedCall[]
    expect(calls.some(({ path, status: code }) => path.endsWith('/it.json') && code === 500)).toBe(true)
    await eventually(async () => {
      const all = (await (await fetch(`${stack().recorderUrl}/__calls?device=${device}`)).json()) as RecordedCall[]
      return all.some(({ path, body }) => path === '/log/web/log' && body.includes('language pack it'))
    })
  })
})

describe('the currency', () => {
  const shown = (html: string) =>
    new Set([...html.matchAll(/<bdi[^>]*>[0-9,.]+ ([A-Z]{3})<\/bdi>/g)].map(([, code]) => code))

  it('D-25 D-26 is the one mapped to the language, otherwise the default', async () => {
    expect(shown((await get('/de/search?q=account')).html)).toEqual(new Set(['EUR']))
    expect(shown((await get('/fr/search?q=account')).html)).toEqual(new Set(['USD']))
    expect(shown((await get('/ar/search?q=account', { tenant: 'sahra' })).html)).toEqual(new Set(['AED']))
  })

  it('D-23 I-05 is stored for 30 days when chosen, and the page is reloaded', async () => {
    await visitor.context.clearCookies({ name: 'lang' })
    const { id } = await findOffer({ standardType: 0 })
    await visitor.go(`/items/${id}`)
    expect(await visitor.page.locator('main').textContent()).toContain(' USD')
    await visitor.page.evaluate(() => Object.assign(window, { before: true }))
    await choose(visitor, { currency: 'GBP' })
    await visitor.page.waitForFunction(() => !('before' in window) && document.readyState === 'complete')
    expect(new URL(visitor.page.url()).pathname).toBe(`/items/${id}`)
    const main = (await visitor.page.locator('main').textContent()) ?? ''
    expect(main).toMatch(/[0-9]\.[0-9]{2} GBP/)
    const stored = await cookie('currency')
    expect(stored?.value).toBe('GBP')
    expect(Math.abs(secondsLeft(stored) - month)).toBeLessThan(60)
  })
})

describe('two tenants', () => {
  it('B-75 differ in logo, colour, company, languages and currencies', async () => {
    const read = async (tenant: string) => {
      const { html, text } = await get('/brands?panel=language', { tenant })
      const logo = /<header[\s\S]*?<img[^>]*src="([^"]+)"[^>]*alt="([^"]+)"/.exec(html)
      const options = (name: string) => {
        const select = new RegExp(`<select[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1] ?? ''
        return [...select.matchAll(/value="([^"]+)"/g)].map(([, value]) => value)
      }
      const colour = /--theme-color:\s*(#[0-9a-f]{6})/.exec(html)?.[1]
      const company = /© \d{4} ([^.]+)\./.exec(text)?.[1]
      return {
        html,
        logo: logo?.[1],
        name: logo?.[2] ?? '',
        colour,
        company,
        languages: options('language'),
        currencies: options('currency'),
      }
    }
    const [lumen, sahra] = await Promise.all([read('lumen'), read('sahra')])
    for (const [page, tenant] of [
      [lumen, 'lumen'],
      [sahra, 'sahra'],
    ] as const) {
      const { displayName, languages, currencies } = tenantSettings(tenant)
      expect(page).toMatchObject({ name: displayName, languages, currencies })
    }
    for (const key of ['logo', 'colour', 'company', 'languages', 'currencies'] as const) {
      expect(lumen[key]?.length, key).toBeGreaterThan(0)
      expect(lumen[key], key).not.toEqual(sahra[key])
    }
    expect(lumen.html).not.toMatch(/sahra/i)
    expect(sahra.html).not.toMatch(/lumen/i)
  })
})
