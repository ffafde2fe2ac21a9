import { missingMetrics } from '@tradepost/scripts/deploy/metric-names'
import { promtool } from '@tradepost/scripts/deploy/promtool'
import { beforeAll, describe, expect, it } from 'vitest'
import { getLocal } from '../support/shop/http.ts'
import { stack, visit } from '../support/shop/shop.ts'

const scrape = async (address: string) => {
  const { status, text } = await getLocal(`${address}/metrics`)
  expect([address, status]).toEqual([address, 200])
  return text
}

let scrapes: Record<'gateway' | 'storefront' | 'desk', string>
beforeAll(async () => {
  const visitor = await visit({ tenant: 'kiba', kept: true })
  await visitor.go('/')
  await visitor.go('/all-games')
  const { sites, desks, gatewayUrl } = stack()
  await getLocal(`${desks.kiba}/sell/sign-in`)
  scrapes = {
    gateway: await scrape(gatewayUrl),
    storefront: await scrape(sites.kiba ?? ''),
    desk: await scrape(desks.kiba ?? ''),
  }
})

describe('the metrics of a running shop', () => {
  it.each(['gateway', 'storefront', 'desk'] as const)('of the %s are such as Prometheus wants them', (app) => {
    expect(promtool(['check', 'metrics'], { input: scrapes[app] })).toBe('')
  })

  it('have every name that a rule or a panel of a dashboard reads', () => {
    expect(missingMetrics(Object.values(scrapes))).toEqual([])
    // Control: without the desk's metrics, its names are missing.
    expect(missingMetrics([scrapes.gateway, scrapes.storefront])).toContain(
      'rules.yml: app:requests:rate5m reads desk_request_seconds_count',
    )
  })

  it('count pages by route, calls by name and pages by where they came from', () => {
    expect(scrapes.storefront).toMatch(
      /storefront_request_seconds_count\{route="\/all-games",kind="document",status="200"\} [1-9]/,
    )
    expect(scrapes.storefront).toMatch(/storefront_gateway_call_seconds_count\{call="\w+\.\w+",status="200"\} [1-9]/)
    expect(scrapes.storefront).toMatch(/storefront_pages_total\{state="(?:hit|miss|personal)"\} [1-9]/)
    expect(scrapes.desk).toMatch(/desk_request_seconds_count\{route="[^"]+",kind="document",status="200"\} [1-9]/)
  })

  it('have labels from fixed sets only: no path, no id, no person', async () => {
    const { sites, desks } = stack()
    const odd = ['/items/991827364', '/nobody@mail.example/x', '/a/b/c/d/e?token=secret-991827364', '/%2e%2e/%zz']
    for (const origin of [sites.kiba, desks.kiba]) for (const path of odd) await getLocal(`${origin}${path}`)
    for (const origin of [sites.kiba ?? '', desks.kiba ?? '']) {
      const text = await scrape(origin)
      expect(text).not.toMatch(/991827364|mail\.example|secret|\/a\/b\/c/)
      expect(text).toMatch(/route="\/(?:items\/:id|\*)"/)
    }
  })

  it('are not for visitors: neither through a proxy nor for another host', async () => {
    const { sites, desks } = stack()
    for (const origin of [sites.kiba, desks.kiba]) {
      const { text } = await getLocal(`${origin}/metrics`, { 'X-Forwarded-For': '203.0.113.9' })
      expect(text).not.toContain('process_resident_memory_bytes')
    }
  })
})
