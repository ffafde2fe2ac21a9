import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from './find-chromium.ts'
import { buy, signIn } from './shooting/journey.ts'
import { buyerScreens, overlays, screens } from './shooting/screens.ts'
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
  const wanted = (name: string) => !flags.screens || flags.screens.split(',').includes(name)
  const shot = async (name: string) => {
    const file = `${tenant}-${language}-${look.name}-${name}.png`
    await page.screenshot({ path: path.join(flags.out, file), fullPage: flags.full })
    files.push(file)
  }
  for (const [name, address] of Object.entries(screens)) {
    if (!wanted(name)) continue
    const target = await address(page, prefix).catch(() => null)
    if (!target) continue
    await page.goto(target, { waitUntil: 'networkidle' }).catch(() => undefined)
    await shot(name)
  }
  for (const [name, { over, press, on, signedIn }] of Object.entries(overlays)) {
    if (!wanted(name)) continue
    if (on && (on === 'phone') !== look.phone) continue
    if (signedIn) await signIn(page, prefix)
    await page.goto((await screens[over]?.(page, prefix)) ?? '/', { waitUntil: 'networkidle' })
    await page.locator(press).locator('visible=true').last().click({ timeout: 5000 })
    await page.waitForTimeout(300)
    await shot(name)
  }
  const asBuyer = Object.entries(buyerScreens).filter(([name]) => wanted(name))
  if (asBuyer.length > 0 || wanted('journey')) {
    await context.clearCookies({ name: /_s$/ })
    await signIn(page, prefix)
  }
  for (const [name, address] of asBuyer) {
    await page.goto(prefix + address, { waitUntil: 'networkidle' })
    await shot(name)
  }
  if (wanted('journey')) await buy(page, prefix, shot)
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
