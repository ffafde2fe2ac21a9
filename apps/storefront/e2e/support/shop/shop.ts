import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject, onTestFinished } from 'vitest'
import type { RecordedCall } from './recorder.ts'

let browser: Promise<Browser> | undefined
const contexts: BrowserContext[] = []

interface VisitOptions {
  tenant?: string
  phone?: boolean
  javaScript?: boolean
  colorScheme?: 'light' | 'dark'
  timeZone?: string
  reducedMotion?: 'reduce'
  /** What the visitor chose about cookies before; undefined has not been asked. */
  consent?: 'all' | 'essential' | undefined
  /** Outlives the test that opens it, up to the end of its file. */
  kept?: boolean
}

/** A visitor with a browser profile of their own on one tenant's site. */
export interface Visitor {
  page: Page
  context: BrowserContext
  origin: string
  /** Goes to a path of the site and waits until it can be used. */
  go(path: string): Promise<void>
  /** Calls this visitor caused between storefront and gateway, oldest first. */
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

/** The credential the storefront of a visitor calls the gateway with. */
export const clientOf = (visitor: Pick<Visitor, 'origin'>) =>
  stack().clients[tenantOf(visitor)] ?? { id: '', secret: '' }

const part = () => Math.floor(Math.random() * 254) + 1
/** An address of the kind that means nothing outside, another one for every visitor. */
export const freshAddress = () => `10.${part()}.${part()}.${part()}`

/** Closes a profile with its test, or with its file: pages nobody looks at any more go on drawing and asking. */
function close(context: BrowserContext, kept: boolean): void {
  try {
    if (kept) contexts.push(context)
    else onTestFinished(() => context.close())
  } catch {
    // Opened before the tests.
    contexts.push(context)
  }
}

/** Closes the profiles that were to outlive the test that opened them. */
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
  ...more
}: VisitOptions = {}): Promise<Visitor> {
  browser ??= chromium.connect(stack().browser)
  const origin = stack().sites[tenant] ?? ''
  const context = await (await browser).newContext({
    baseURL: origin,
    javaScriptEnabled: javaScript,
    colorScheme,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    ...(phone ? { isMobile: true, hasTouch: true, userAgent: phoneAgent } : {}),
    ...(timeZone ? { timezoneId: timeZone } : {}),
    ...(reducedMotion ? { reducedMotion } : {}),
  })
  close(context, kept)
  // NOTE: only one shop has helpers of other companies. They stand still unless a test gives them life, and are kept out
  // where nobody asked for them: a browser that intercepts requests keeps no files between pages.
  const guarded = tenant === 'sahra'
  const consent = 'consent' in more ? more.consent : guarded ? 'essential' : 'all'
  if (guarded && consent !== 'essential')
    await context.route('https://*.guest.test/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url: origin }])
  const page = await context.newPage()
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
      // NOTE: without scripts nothing waits for the style sheets, and what they hide or place is there before them.
      await page.goto(origin + path, { waitUntil: javaScript ? 'domcontentloaded' : 'load' })
      if (javaScript)
        await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
          timeout: 30_000,
        })
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
