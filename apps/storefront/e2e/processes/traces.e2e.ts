import { type CollectedSpan, startTraceCollector } from '@tradepost/test-config/trace-collector'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { getLocal } from '../support/shop/http.ts'
import { stack } from '../support/shop/shop.ts'
import { type Shops, startShops } from '../support/shop/start-shops.ts'

let collector: Awaited<ReturnType<typeof startTraceCollector>>
let shops: Shops
beforeAll(async () => {
  collector = await startTraceCollector()
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' }
  shops = await startShops({
    ...{ offers: 300, orders: 0, only: ['lumen'], gatewayEnv: traced, deskEnv: traced },
    storefrontEnv: () => ({ ...traced, TRACE_BROWSERS: '1' }),
  })
}, 240_000)
afterAll(async () => {
  await shops?.stop()
  await collector?.close()
})

/** The spans of one trace, once `isComplete` says that all have arrived. */
async function traceOf(traceId: string, isComplete: (spans: CollectedSpan[]) => boolean): Promise<CollectedSpan[]> {
  const spans = () => collector.spans.filter((span) => span.traceId === traceId)
  await expect.poll(() => isComplete(spans()), { timeout: 30_000 }).toBe(true)
  return spans()
}

/** The names of a span and of its parents up to the root. */
function wayUp(spans: readonly CollectedSpan[], from: CollectedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === from.parentSpanId)
  return [`${from.service}: ${from.name}`, ...(parent ? wayUp(spans, parent) : [])]
}

const isStatement = (span: CollectedSpan) => span.facts['db.query.text'] !== undefined
const traceIdIn = (header: string | null) => /traceparent;desc="00-([\da-f]{32})-/.exec(header ?? '')?.[1] ?? ''

describe('traces', () => {
  it('of a page lead from the browser over storefront and gateway to its SQL statements', async () => {
    const browser = await chromium.connect(inject('stack').browser)
    const context = await browser.newContext()
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    const answer = await page.goto(`${shops.sites.lumen}/?who=me@mail.example`)
    const traceId = traceIdIn((await answer?.headerValue('server-timing')) ?? null)
    expect(traceId).not.toBe('')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    const spans = await traceOf(
      traceId,
      (all) => all.some(({ name }) => name === 'browser page /') && all.some(isStatement),
    )
    await context.close()

    const statement = spans.find(isStatement)
    const way = statement ? wayUp(spans, statement) : []
    // Read from below: statement, call at the gateway, the same call at the storefront, page.
    expect(way[0]).toMatch(/^tradepost-gateway: /)
    expect(way[1]).toMatch(/^tradepost-gateway: \w+\.\w+$/)
    expect(way[2]).toBe(way[1]?.replace('gateway', 'storefront'))
    expect(way[3]).toMatch(/^tradepost-storefront: (?:document|data) \//)
    const root = spans.find(({ parentSpanId }) => parentSpanId === null)
    expect(root?.name).toBe('document /')
    const shown = spans.find(({ name }) => name === 'browser page /')
    expect(shown?.parentSpanId).toBe(root?.spanId)
    // A call of the browser continues at the storefront.
    const call = spans.find(({ name }) => name.startsWith('browser call '))
    expect(call?.parentSpanId).toBe(shown?.spanId)
    expect(spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ service }) => service)).toEqual([
      'tradepost-storefront',
    ])
    // The page's policy allows the script and its report.
    expect(problems).toEqual([])
  })

  it('hold nothing about a person, and no path, address or value', async () => {
    await fetch(`${shops.sites.lumen}/items/991827364?mail=me@mail.example`)
    const login = new URLSearchParams({ email: 'me@mail.example', password: 'Secret-991827364' })
    await fetch(`${shops.sites.lumen}/login`, {
      ...{ method: 'POST', body: login, redirect: 'manual' },
      headers: { Origin: shops.sites.lumen ?? '', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.77' },
    })
    await expect.poll(() => collector.spans.some(({ name }) => name === 'form /login'), { timeout: 30_000 }).toBe(true)
    await expect.poll(() => collector.spans.some(({ name }) => name === 'document /items/:id')).toBe(true)
    const text = JSON.stringify(collector.spans)
    expect(text).not.toMatch(/991827364|mail\.example|203\.0\.113|Secret|lumen-web/)
    const attributes = new Set(collector.spans.flatMap(({ facts }) => Object.keys(facts)))
    expect([...attributes].sort()).toEqual(
      expect.arrayContaining(['db.query.text', 'db.system.name', 'http.route', 'tradepost.request_id']),
    )
    expect([...attributes].filter((name) => /user|ip|address|client|url|path|email/.test(name))).toEqual([])
  })

  it('of the desk continue at the gateway', async () => {
    await getLocal(`${shops.desks.lumen}/sell/sign-in`)
    await expect
      .poll(
        () => {
          const page = collector.spans.find(
            ({ service, parentSpanId }) => service === 'tradepost-desk' && !parentSpanId,
          )
          return collector.spans.some((span) => span.traceId === page?.traceId && span.service === 'tradepost-gateway')
        },
        { timeout: 30_000 },
      )
      .toBe(true)
  })

  it('cost a shop without them nothing: no script, no header', async () => {
    const { sites } = stack()
    const [on, off] = [await fetch(`${shops.sites.lumen}/`), await fetch(`${sites.lumen}/`)]
    expect(traceIdIn(on.headers.get('server-timing'))).not.toBe('')
    expect(off.headers.get('server-timing')).toBeNull()
    expect([(await on.text()).includes('/assets/trace.js'), (await off.text()).includes('/assets/trace.js')]).toEqual([
      true,
      false,
    ])
    expect((await fetch(`${sites.lumen}/assets/trace.js`)).status).toBe(404)
    expect((await fetch(`${shops.sites.lumen}/assets/trace.js`)).status).toBe(200)
  })
})
