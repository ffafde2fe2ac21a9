import { type Locale, localisePath } from '@tradepost/i18n'
import { type Browser, chromium } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../browsers/find-chromium.ts'
import { publicFacts } from '../../places/facts.ts'
import { examples } from '../../places/places.ts'

export interface Shot {
  name: string
  width: number
  /** JPEG in base64. */
  picture: string
}

const looks = [
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desktop, light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const

/** Screens that need no signed-in buyer. */
const publicScreens = Object.entries(examples).filter(([, { signedIn }]) => !signedIn)
const keyScreens = ['home', 'brand-category', 'item', 'login']

/** The names of the screens to show: the requested ones, or a few key ones. */
export function screenNames(requested: string | undefined): string[] {
  const names = requested ? requested.split(',') : keyScreens
  const unknown = names.find((name) => !publicScreens.some(([known]) => known === name))
  if (unknown !== undefined)
    throw new Error(`There is no screen ${unknown}: choose from ${publicScreens.map(([name]) => name).join(', ')}.`)
  return names
}

/** Pictures of a running shop in its first language. Omits screens without an example. */
export async function previewShots(origin: string, locale: Locale, names: readonly string[]): Promise<Shot[]> {
  const facts = await publicFacts(origin)
  const paths = names.flatMap((name): [string, string][] => {
    const path = examples[name]?.path(facts)
    return path ? [[name, localisePath(path, locale)]] : []
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const shots: Shot[] = []
    for (const look of looks) shots.push(...(await shoot(browser, origin, locale, look, paths)))
    return shots
  } finally {
    await browser.close()
  }
}

async function shoot(
  browser: Browser,
  origin: string,
  locale: Locale,
  { name: look, ...options }: (typeof looks)[number],
  paths: readonly [name: string, path: string][],
): Promise<Shot[]> {
  const context = await browser.newContext({ baseURL: origin, ...options })
  await context.addCookies([
    { name: 'lang', value: locale, url: origin },
    { name: 'consent', value: 'essential', url: origin },
  ])
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const [name, path] of paths) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({ type: 'jpeg', quality: 70 })
    shots.push({ name: `${name}, ${look}`, width: options.viewport.width, picture: picture.toString('base64') })
  }
  await context.close()
  return shots
}
