import { gatewayHeaders } from './buy-at-gateway.ts'
import { searchKindNames } from './goals.ts'
import { demoFolder, type Installation } from './installation.ts'
import type { LoadGenerator } from './load.ts'
import { measureInTurns, type Target, type Windows } from './measure.ts'
import { measureOrders } from './orders.ts'
import type { Results } from './results.ts'
import { measureSearches } from './searches.ts'

const headersOf = ({ gatewayUrl, site, clientSecret }: Installation) =>
  gatewayHeaders({
    ...{ gatewayUrl, origin: site.origin, clientId: `${site.id}-web`, clientSecret, address: '10.0.0.1' },
  })
const detailFlags = { isGetSellerInfo: true, isGetGuaranteeInfo: true, isGetDeliveryDetail: true }

/** Compares the gateway's offer detail with a bare Fastify server that runs one SELECT by primary key. */
export async function measureDetail(
  installation: Installation,
  generator: LoadGenerator,
  windows: Windows,
  results: Results,
) {
  const { database, gatewayUrl, observedGateway } = installation
  const { answer, pid, run } = await installation.start<{ url: string }>({
    name: 'bare Fastify',
    args: ['bench/bare-fastify.ts', database.appUrl, database.offerId],
    cwd: demoFolder,
  })
  const bare: Target = {
    name: 'bare Fastify with one primary-key SELECT',
    load: { urls: [answer.url] },
    observed: { reference: [pid], database: [database.pid] },
  }
  const detail: Target = {
    name: 'gateway: detail of an offer',
    load: {
      urls: [`${gatewayUrl}/product-search/v2/product/standard/${database.offerId}`],
      method: 'POST',
      headers: headersOf(installation),
      bodies: [detailFlags],
    },
    observed: observedGateway,
  }
  const measured = await measureInTurns(generator, [bare, detail], windows)
  const ratio = measured.ratio(detail.name, bare.name)
  results.figures(bare.name, measured.figures(bare.name))
  results.figures(detail.name, measured.figures(detail.name), { ratio, of: 'bare Fastify' })
  results.goal('a detail ÷ bare Fastify with one SELECT', ratio)
  await installation.stop(run)
}

/** Measures the processor time of every kind of search. */
export async function measureSearchKinds(
  installation: Installation,
  size: '10k' | '1M',
  rounds: number,
  results: Results,
) {
  const { database, gatewayUrl, observedGateway } = installation
  const url = `${gatewayUrl}/product-search/product-market/product/page`
  const target = { url, headers: headersOf(installation), observed: observedGateway }
  for (const kind of searchKindNames) {
    const { cpu50, cpu95, ms95, refused } = await measureSearches(target, database.kinds[kind] ?? [], rounds)
    results.goal(`${kind}, ${size}: p50, processor ms`, cpu50)
    results.goal(`${kind}, ${size}: p95, processor ms`, cpu95)
    results.goal(`${kind}, ${size}: % not answered with 200`, refused * 100)
    console.error(
      `search, ${size}, ${kind}: processor p50 ${cpu50.toFixed(1)} ms, p95 ${cpu95.toFixed(1)} ms; p95 ${ms95.toFixed(0)} ms; ${(refused * 100).toFixed(0)} % not 200`,
    )
  }
  const p50 = (kind: string, of: string) => results.goals.get(`${kind}, ${of}: p50, processor ms`)
  if (size !== '1M') return
  for (const kind of searchKindNames) {
    const [large, small] = [p50(kind, '1M'), p50(kind, '10k')]
    if (large && small) results.goal(`${kind}: p50 among 1M ÷ among 10k`, large / small)
  }
  const [far, first] = [p50('page 1,000 of a filtered list', size), p50('page 1 of a filtered list', size)]
  if (far && first) results.goal('page 1,000 ÷ page 1 of a filtered list, 1M', far / first)
}

/** Measures orders from the first call to the delivery. */
export async function measurePurchases(
  installation: Installation,
  amount: { orders: number; rounds: number },
  results: Results,
) {
  const { database, gatewayUrl, observedGateway } = installation
  const { answer, run } = await installation.start<{ url: string }>({
    name: 'counts of orders',
    args: ['bench/order-counts.ts', database.adminUrl, 'tradepost', String(database.shops[0]?.tenantId ?? 0)],
    cwd: demoFolder,
  })
  const given = { gatewayUrl, countsUrl: answer.url, shops: database.shops, observed: observedGateway }
  const { one, ten, ratio } = await measureOrders(given, amount)
  results.goal('statements', one.statements)
  results.goal('commits', one.commits)
  results.goal(
    'processor ms, gateway and database',
    Object.values(one.cpu).reduce((sum, ms) => sum + ms, 0),
  )
  results.goal('orders per second, one tenant', one.perSecond)
  results.goal('orders per second, ten tenants', ten.perSecond)
  results.goal('ten tenants ÷ one tenant', ratio)
  for (const [name, figures] of Object.entries({ 'one tenant': one, 'ten tenants': ten }))
    console.error(
      `orders, ${name}: ${figures.perSecond.toFixed(1)}/s, ${figures.statements.toFixed(0)} statements, ${figures.commits.toFixed(1)} commits, processor ${JSON.stringify(figures.cpu)} ms, ${figures.failed} failed`,
    )
  await installation.stop(run)
}
