import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { tenants } from './tenants.ts'

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '4101' },
    out: { type: 'string', default: 'shots' },
    screens: { type: 'string' },
    tenant: { type: 'string' },
    lang: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
})

interface Look {
  name: string
  phone: boolean
  dark: boolean
}

const looks: Look[] = [
  { name: 'phone', phone: true, dark: false },
  { name: 'phone-dark', phone: true, dark: true },
  { name: 'desktop', phone: false, dark: false },
  { name: 'desktop-dark', phone: false, dark: true },
]
const languages = (flags.lang ?? 'en,de,ar').split(',')

const firstHref = (page: Page, pattern: string) =>
  page.evaluate((source) => {
    const found = [...document.querySelectorAll('a[href]')].find((link) =>
      new RegExp(source).test(link.getAttribute('href') ?? ''),
    )
    return found?.getAttribute('href') ?? null
  }, pattern)

/** Screens by name; the address may depend on what the seeded shop holds. */
const screens: Record<string, (page: Page, prefix: string) => Promise<string | null>> = {
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

/** What opens over a screen, shot open; `signedIn` is shot last, as the demo buyer. */
const overlays: Record<string, { over: string; press: string; on?: 'phone' | 'desktop'; signedIn?: boolean }> = {
  filters: { over: 'brand-category', press: 'main section > div button[type="button"]', on: 'phone' },
  language: { over: 'home', press: 'header summary:has(~ * form)', on: 'desktop' },
  menu: { over: 'home', press: 'header details:last-of-type > summary', on: 'phone' },
  'user-menu': { over: 'home', press: 'header details:last-of-type > summary', on: 'desktop', signedIn: true },
}

async function signIn(page: Page, prefix: string) {
  await page.goto(`${prefix}/login`)
  await page.fill('input[type="email"]', 'demo@tradepost.example')
  await page.fill('input[type="password"]', 'Tradepost-2026')
  await page.press('input[type="password"]', 'Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 15_000 })
}

async function shoot(
  browser: Browser,
  tenant: string,
  origin: string,
  language: string,
  look: Look,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: look.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: look.dark ? 'dark' : 'light',
    ...(look.phone
      ? {
          isMobile: true,
          hasTouch: true,
          userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
        }
      : {}),
  })
  await context.addCookies([{ name: 'lang', value: language, url: origin }])
  const page = await context.newPage()
  const prefix = language === 'en' ? '' : `/${language}`
  const files: string[] = []
  for (const [name, address] of Object.entries(screens)) {
    if (flags.screens && !flags.screens.split(',').includes(name)) continue
    const target = await address(page, prefix).catch(() => null)
    if (!target) continue
    await page.goto(target, { waitUntil: 'networkidle' }).catch(() => undefined)
    const file = `${tenant}-${language}-${look.name}-${name}.png`
    await page.screenshot({ path: path.join(flags.out, file), fullPage: flags.full })
    files.push(file)
  }
  for (const [name, { over, press, on, signedIn }] of Object.entries(overlays)) {
    if (flags.screens && !flags.screens.split(',').includes(name)) continue
    if (on && (on === 'phone') !== look.phone) continue
    if (signedIn) await signIn(page, prefix)
    await page.goto((await screens[over]?.(page, prefix)) ?? '/', { waitUntil: 'networkidle' })
    await page.locator(press).locator('visible=true').last().click({ timeout: 5000 })
    await page.waitForTimeout(300)
    const file = `${tenant}-${language}-${look.name}-${name}.png`
    await page.screenshot({ path: path.join(flags.out, file) })
    files.push(file)
  }
  await context.close()
  return files
}

async function main() {
  mkdirSync(flags.out, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const files: string[] = []
  for (const [index, { id }] of tenants().entries()) {
    if (flags.tenant && flags.tenant !== id) continue
    for (const language of languages)
      for (const look of looks)
        files.push(...(await shoot(browser, id, `http://localhost:${Number(flags.port) + index}`, language, look)))
  }
  await browser.close()
  const figures = files.map(
    (file) => `<figure><img loading="lazy" src="${file}" width="320"><figcaption>${file}</figcaption></figure>`,
  )
  writeFileSync(
    path.join(flags.out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}</style>${figures.join('\n')}`,
  )
  console.log(`${files.length} screens in ${flags.out}/index.html`)
}

await main()
