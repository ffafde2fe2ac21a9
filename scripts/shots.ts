import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isPrefixed } from '@tradepost/i18n'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from './browsers/find-chromium.ts'
import { readFlags } from './command-line/read-flags.ts'
import { createBuyerHistory, stepUp } from './places/buyer.ts'
import { type Facts, publicFacts } from './places/facts.ts'
import { examples } from './places/places.ts'
import { demo, overlays, signIn } from './shooting/overlays.ts'
import { tenants } from './tenants.ts'

const { values: flags } = readFlags(
  {
    options: {
      port: { type: 'string', default: '4101' },
      out: { type: 'string', default: 'shots' },
      screens: { type: 'string' },
      tenant: { type: 'string' },
      lang: { type: 'string' },
      look: { type: 'string' },
      full: { type: 'boolean', default: false },
      // Write small WebP files for documents, and no page that lists all pictures.
      webp: { type: 'boolean', default: false },
    },
  },
  'pnpm shots [--port 4101] [--out shots] [--screens home,item] [--tenant lumen] [--lang en,de,ar] [--look phone,desktop-dark] [--full] [--webp]',
)

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
const wanted = (name: string) => !flags.screens || flags.screens.split(',').includes(name)
const screens = Object.entries(examples).filter(([name]) => wanted(name))

const phone = {
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
}

/** The visible part of a page as WebP, which is a fifth of the size of PNG. */
async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Ids for the screens' addresses. Creates orders of the demo buyer if a screen needs their ids. */
async function factsOf(browser: Browser, origin: string): Promise<Facts> {
  const facts = await publicFacts(origin)
  if (screens.every(([, { path, signedIn }]) => !signedIn || path(facts) !== null)) return facts
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await signIn(page)
  const withHistory = await createBuyerHistory(page, facts)
  await context.close()
  return withHistory
}

async function shoot(
  browser: Browser,
  tenant: string,
  origin: string,
  facts: Facts,
  language: string,
  look: Look,
): Promise<string[]> {
  const prefix = isPrefixed(language) ? `/${language}` : ''
  const files: string[] = []
  const open = async (signedIn: boolean) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: look.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      colorScheme: look.dark ? 'dark' : 'light',
      ...(look.phone ? phone : {}),
    })
    await context.addCookies([
      { name: 'lang', value: language, url: origin },
      { name: 'consent', value: 'essential', url: origin },
    ])
    const page = await context.newPage()
    if (signedIn) await signIn(page, prefix)
    return page
  }
  const shot = async (page: Page, name: string) => {
    const file = `${tenant}-${language}-${look.name}-${name}.${flags.webp ? 'webp' : 'png'}`
    if (flags.webp) writeFileSync(path.join(flags.out, file), await webpOf(page))
    else await page.screenshot({ path: path.join(flags.out, file), fullPage: flags.full })
    files.push(file)
  }
  const [visitor, buyer] = [open(false), screens.some(([, { signedIn }]) => signedIn) ? open(true) : open(false)]
  for (const [name, place] of screens) {
    const target = place.path(facts)
    if (target === null) continue
    const page = await (place.signedIn ? buyer : visitor)
    if (place.proved) await stepUp(page, demo.password, prefix)
    await page.goto(target === '/' ? prefix || '/' : prefix + target, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    // Wait until scripts of the page have run, for example one that scrolls to the current tab.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    await shot(page, name)
  }
  for (const [name, { over, press, on, signedIn }] of Object.entries(overlays)) {
    if (!wanted(name) || (on && (on === 'phone') !== look.phone)) continue
    const page = await (signedIn ? open(true) : visitor)
    await page.goto(prefix + over, { waitUntil: 'networkidle' })
    await page.locator(press).locator('visible=true').last().click({ timeout: 5000 })
    await page.waitForTimeout(300)
    await shot(page, name)
  }
  for (const page of [visitor, buyer]) await (await page).context().close()
  return files
}

/** Writes an HTML page that shows every picture. */
function writeIndex(files: string[]) {
  const figures = files.map(
    (file) => `<figure><img loading="lazy" src="${file}" width="320"><figcaption>${file}</figcaption></figure>`,
  )
  writeFileSync(
    path.join(flags.out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:12px sans-serif}</style>${figures.join('\n')}`,
  )
}

async function main() {
  mkdirSync(flags.out, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const files: string[] = []
  for (const { id, number } of tenants()) {
    if (flags.tenant && flags.tenant !== id) continue
    const origin = `http://localhost:${Number(flags.port) + number - 1}`
    const facts = await factsOf(browser, origin)
    for (const language of languages)
      for (const look of looks.filter(({ name }) => !flags.look || flags.look.split(',').includes(name)))
        files.push(...(await shoot(browser, id, origin, facts, language, look)))
  }
  await browser.close()
  if (!flags.webp) writeIndex(files)
  console.log(`${files.length} screens in ${flags.out}`)
}

await main()
