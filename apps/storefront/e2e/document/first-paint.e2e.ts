import { beforeAll, describe, expect, it } from 'vitest'
import { get, links } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

const list = '/fortnite/accounts'
let item = ''
beforeAll(async () => {
  item = links((await get(list)).html).find((path) => /^\/items\/\d+$/.test(path)) ?? ''
})
const pages = ['/', list, '/search?q=account', 'item'] as const
const addressOf = (page: (typeof pages)[number]) => (page === 'item' ? item : page)

describe.each(pages)('the first paint of %s', (page) => {
  it('waits for one style sheet, which the document names before everything else it loads', async () => {
    const { html } = await get(addressOf(page))
    const head = html.toString().slice(0, html.indexOf('</head>'))
    const loaded = [...head.matchAll(/<(?:link|script)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /rel="(?:stylesheet|preload|icon|modulepreload)"|<script[^>]* src=/.test(tag))
    expect(loaded.filter((tag) => tag.includes('rel="stylesheet"'))).toEqual(loaded.slice(0, 1))
    expect(html.toString()).not.toMatch(/<script[^>]* src=/)
  })

  it('comes before all scripts, and a picture that is its largest element loads with high priority', async () => {
    const { page: tab, go } = await visit({ phone: true })
    await tab.addInitScript(() => {
      new PerformanceObserver((entries) => {
        const { element } = entries.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
        document.documentElement.dataset.largest = element instanceof HTMLImageElement ? element.fetchPriority : 'text'
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await go(addressOf(page))
    const [paint, ...scripts] = await tab.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ])
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint ?? 0)
    // Pictures of a list are small on phones, so a text is its largest element.
    const largest = page === '/' || page === 'item' ? ['high'] : ['high', 'text']
    expect(largest).toContain(await tab.locator('html').getAttribute('data-largest'))
  })
})

it.each([
  ['cannot report the first paint', () => Object.assign(window, { PerformanceObserver: undefined })],
  ['opens the page in a hidden tab', () => Object.defineProperty(document, 'hidden', { get: () => true })],
] as const)('the page hydrates in a browser that %s', async (_, change) => {
  const { page, go } = await visit()
  await page.addInitScript(change)
  await go('/')
  await page.locator('html[data-ready]').waitFor()
})
