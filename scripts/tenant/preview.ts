import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../find-chromium.ts'
import { root } from '../start/settings.ts'
import { places, readSites, readTenant } from './places.ts'
import { previewPage, type Shot } from './preview-page.ts'

interface Options {
  out: string | undefined
  url: string | undefined
  screens: string | undefined
}

/** Screens every shop has, by name. */
const screens: Readonly<Record<string, (page: Page) => Promise<string | null>>> = {
  home: async () => '/',
  games: async () => '/all-games',
  brand: async () => '/genshin-impact',
  list: async () => '/genshin-impact/accounts',
  item: async (page) => {
    await page.goto('/genshin-impact/accounts')
    return page.locator('main a[href*="/items/"]').first().getAttribute('href')
  },
  help: async () => '/help',
  login: async () => '/login',
}

const looks = [
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const

async function shoot(browser: Browser, origin: string, names: readonly string[]): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const look of looks) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: look.viewport,
      colorScheme: look.colorScheme,
    })
    await context.addCookies([{ name: 'consent', value: 'essential', url: origin }])
    const page = await context.newPage()
    for (const name of names) {
      const address = await screens[name]?.(page)
      if (!address) throw new Error(`There is no screen ${name}: choose from ${Object.keys(screens).join(', ')}.`)
      await page.goto(address, { waitUntil: 'networkidle' })
      const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
      shots.push({ name: `${name}, ${look.name}`, width: look.viewport.width, picture: picture.toString('base64') })
    }
    await context.close()
  }
  return shots
}

const isUp = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** `tenant preview <id>`: one page with palette, contrast, type and, where the shop runs, its key screens. */
export async function previewTenant(id: string, { out, url, screens: asked }: Options): Promise<void> {
  const tenant = await readTenant(places, id)
  const number = readSites(places).find(({ code }) => code === id)?.id ?? 1
  const origin = url ?? `http://localhost:${4100 + number}`
  let shots: Shot[] = []
  if (await isUp(origin)) {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
    try {
      shots = await shoot(browser, origin, (asked ?? 'home,list,item,login').split(','))
    } finally {
      await browser.close()
    }
  } else console.log(`Nothing answers at ${origin}: the page has no screens. Start the shop, or say --url.`)
  const asset = (file: string) => readFileSync(path.join(places.tenants, id, 'assets', file), 'utf8')
  const drawings = { icon: asset(tenant.icon), light: asset(tenant.logo.light), dark: asset(tenant.logo.dark) }
  const file = path.resolve(out ?? path.join(root, `.cache/preview-${id}.html`))
  writeFileSync(file, previewPage(tenant, drawings, shots))
  console.log(`${file} (${shots.length} screens)`)
}
