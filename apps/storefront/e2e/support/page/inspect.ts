import AxeBuilder from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { findOverflow } from './overflow.ts'

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes the markup of these rules differently, with the same effect.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'off',
    // Buttons of a form submit by default, and several fields may share a name.
    'no-implicit-button-type': 'off',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    'valid-id': ['error', { relaxed: true }],
    // The suggestions under a search field cannot be a select.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    'long-title': 'off',
  },
})

interface LayoutShifts {
  shift: number
  shifts: string[]
}

/** Records layout shifts. Runs before the scripts of the page. */
function recordShifts() {
  const page = window as unknown as { layoutShifts: LayoutShifts }
  page.layoutShifts = { shift: 0, shifts: [] }
  const record = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node?: Node | null }[]
    })[]) {
      if (entry.hadRecentInput) continue
      page.layoutShifts.shift += entry.value
      const moved = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120))
      page.layoutShifts.shifts.push(moved.join())
    }
  }
  new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: true })
}

/** Finds running animations, and elements with animations or transitions that take time. */
function findMotion(): string[] {
  const name = (element: Element) => `${element.tagName}.${element.className}`
  // With reduced motion, an animation ends after 0.01 ms, but a busy browser may not have noticed that yet.
  const takesTime = ({ effect }: Animation) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10
  const playing = document.getAnimations().filter((one) => one.playState === 'running' && takesTime(one))
  const seconds = (value: string) => Math.max(...value.split(',').map(Number.parseFloat))
  const slow = [...document.querySelectorAll('body *')].filter((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
    return seconds(transitionDuration) > 0.01 || (animationName !== 'none' && seconds(animationDuration) > 0.01)
  })
  return [...playing.map(({ id }) => `plays ${id}`), ...slow.slice(0, 3).map((element) => `moves ${name(element)}`)]
}

/** Renders content skipped by `content-visibility`: otherwise its colours ignore a change of the colour scheme. */
function renderAll(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

interface Inspection {
  faults: string[]
  /** The final address. */
  url: string
  status: number
}

async function violationsOf(page: Page, only?: string[]): Promise<string[]> {
  // The specification requires this viewport.
  const rules = { 'target-size': { enabled: true }, 'meta-viewport': { enabled: false } }
  const { violations } = await new AxeBuilder({ page })
    // None of these rules reads style sheets; preloading would fetch them again.
    .options({ resultTypes: ['violations'], preload: false, ...(only ? { runOnly: only } : { rules }) })
    // Legacy mode opens no second page for the results. This mode suffices without cross-origin frames.
    .setLegacyMode()
    .analyze()
  const shown = (nodes: { html: string }[]) => nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))
  return violations.map(({ id, nodes }) => `axe ${id}: ${shown(nodes).join(' | ')}`)
}

interface InspectOptions {
  status?: number
  /** A second colour scheme to inspect the page in. */
  alsoIn?: 'light' | 'dark' | undefined
}

/** Prepares a page for inspections; `allowedOrigins` are the origins it may send requests to. */
export async function createInspector(page: Page, allowedOrigins: string[]) {
  const problems: string[] = []
  const foreignRequests: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`thrown: ${error}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !allowedOrigins.includes(origin)) foreignRequests.push(`requests ${origin}`)
  })
  await page.addInitScript(recordShifts)

  /** Goes to an address and returns all faults found. */
  return async function inspect(address: string, { status = 200, alsoIn }: InspectOptions = {}): Promise<Inspection> {
    problems.length = 0
    foreignRequests.length = 0
    const response = await page.goto(address, { waitUntil: 'load' })
    const faults: string[] = []
    if (response?.status() !== status) faults.push(`answers ${response?.status()}`)
    const source = (await response?.text()) ?? ''
    if (/[\0\ufffd]/.test(source)) faults.push('has characters that were lost')
    await page.waitForFunction(() => {
      const { ready, visitor } = document.documentElement.dataset
      return ready === 'true' && visitor !== 'awaited'
    })
    const { results } = await html.validateString(source)
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(
          `html ${ruleId}: ${message} at ${source.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 100)}`,
        )
    await page.evaluate(() => document.fonts.ready)
    const { shift, shifts } = await page.evaluate(
      () => (window as unknown as { layoutShifts: LayoutShifts }).layoutShifts,
    )
    if (shift > 0.02) faults.push(`shifts by ${shift.toFixed(3)}: ${shifts}`)
    faults.push(...(await page.evaluate(findMotion)))
    const titles = await page.locator('h1').count()
    if (titles !== 1) faults.push(`${titles} h1`)
    faults.push(...(await violationsOf(page)))
    if (alsoIn) {
      await page.emulateMedia({ colorScheme: alsoIn })
      await page.evaluate(renderAll)
      const violations = await violationsOf(page, ['color-contrast', 'link-in-text-block'])
      faults.push(...violations.map((fault) => `${alsoIn}: ${fault}`))
    }
    const size = page.viewportSize()
    if (size && size.width < 600) {
      await page.setViewportSize({ width: 320, height: 640 })
      faults.push(...(await page.evaluate(findOverflow)))
      await page.setViewportSize(size)
    } else faults.push(...(await page.evaluate(findOverflow)))
    // For status 404 or 500, the browser logs the failed load of the page, which is expected.
    const pageProblems = problems.filter((text) => status < 400 || !text.includes('Failed to load resource'))
    return {
      faults: [...faults, ...pageProblems, ...foreignRequests],
      url: page.url(),
      status: response?.status() ?? 0,
    }
  }
}
