import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { RecordedCall } from './recorder.ts'
import { waitForShownPage } from './wait-for-shown-page.ts'

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []

interface VisitOptions {
  tenant?: string
  phone?: boolean
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  timeZone?: string
  reducedMotion?: 'reduce'
  /** The visitor's earlier consent decision; undefined if the visitor has not decided yet. */
  consent?: 'all' | 'essential' | undefined
  /** If true, the profile stays open until the end of the test file, not only of the test. */
  kept?: boolean
  /** Lets the test change inline styles, which the policy of a page forbids. */
  bypassCSP?: boolean
}

/** A visitor with a browser profile of their own on one tenant's site. */
export interface Visitor {
  page: Page
  context: BrowserContext
  origin: string
  /** Opens a path of the site and waits until the page is usable. */
  go(path: string): Promise<void>
  /** Gateway calls that this visitor caused, oldest first. */
  calls(path?: string): Promise<RecordedCall[]>
  deviceId(): Promise<string>
  /** Console errors and uncaught exceptions so far. */
  problems: string[]
}

export const stack = () => inject('stack')

export function tenantOf({ origin }: Pick<Visitor, 'origin'>): string {
  const { sites } = stack()
  return Object.keys(sites).find((name) => sites[name] === origin) ?? ''
}

/** The client credential of a visitor's storefront. */
export const clientOf = (visitor: Pick<Visitor, 'origin'>) =>
  stack().clients[tenantOf(visitor)] ?? { id: '', secret: '' }

const part = () => Math.floor(Math.random() * 254) + 1
/** A random private IP address, so that limits per address count each visitor separately. */
export const freshAddress = () => `10.${part()}.${part()}.${part()}`

/** Closes a profile after its test, or after its file if `kept`: open pages would go on sending requests. */
function closeLater(context: BrowserContext, kept: boolean): void {
  try {
    if (kept) contexts.push(context)
    else onTestFinished(() => context.close())
  } catch {
    // The profile was opened outside a test.
    contexts.push(context)
  }
}

/** Closes the profiles that stay open until the end of the file. */
export async function closeKeptProfiles(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}

/** Opens a fresh profile. */
export async function visit({
  tenant = 'lumen',
  phone = false,
  javaScript = true,
  colorScheme = 'light',
  timeZone,
  reducedMotion,
  kept = false,
  bypassCSP = false,
  ...more
}: VisitOptions = {}): Promise<Visitor> {
  browser ??= chromium.connect(stack().browser)
  const origin = stack().sites[tenant] ?? ''
  const context = await (await browser).newContext({
    baseURL: origin,
    javaScriptEnabled: javaScript,
    bypassCSP,
    colorScheme,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(phone ? { isMobile: true, hasTouch: true, userAgent: phoneAgent } : {}),
    ...(timeZone ? { timezoneId: timeZone } : {}),
    ...(reducedMotion ? { reducedMotion } : {}),
  })
  closeLater(context, kept)
  // Only sahra has third-party scripts. They are stubbed, and not loaded at all by default: intercepting requests disables
  // the browser's cache.
  const hasThirdParties = tenant === 'sahra'
  const consent = 'consent' in more ? more.consent : hasThirdParties ? 'essential' : 'all'
  if (hasThirdParties && consent !== 'essential')
    await context.route('https://*.guest.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url: origin }])
  const page = await context.newPage()
  if (javaScript) waitForShownPage(page)
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  const deviceId = async () => (await context.cookies()).find(({ name }) => /device/i.test(name))?.value ?? ''
  return {
    page,
    context,
    origin,
    problems,
    deviceId,
    async go(path) {
      // Without scripts, wait for `load`: otherwise the style sheets may not have loaded.
      await page.goto(origin + path, { waitUntil: javaScript ? 'domcontentloaded' : 'load' })
      if (!javaScript) return
      const isReady = () => {
        const { ready, visitor } = document.documentElement.dataset
        return ready === 'true' && visitor !== 'awaited'
      }
      await page.waitForFunction(isReady, undefined, { timeout: 30_000 })
    },
    async calls(path) {
      const response = await fetch(`${stack().recorderUrl}/__calls?device=${encodeURIComponent(await deviceId())}`)
      const calls = (await response.json()) as RecordedCall[]
      return path ? calls.filter((call) => call.path === path) : calls
    },
  }
}

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
