import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { noRestarts, type RestartCounts } from '../restarts.ts'
import { together } from './numbers.ts'
import { collectProcessMetrics } from './process-metrics.ts'
import { metricsOfSiblings, shareMetrics } from './siblings.ts'

/** A page from the cache, an outdated page from the cache, a page rendered for the cache, or one for this visitor only. */
export type PageState = 'hit' | 'stale' | 'miss' | 'personal'

interface RequestFacts {
  /** The pattern of the route, such as `/items/:id`: never the path itself. */
  route: string
  /** The kind of request, such as `document`, `data` or `form`. */
  kind: string
  status: number
}

export interface ServerMetrics {
  countRequest: (facts: RequestFacts, milliseconds: number) => void
  /** Begins to time a call, given as `topic.name`. Its end receives an HTTP status, or the reason why there is none. */
  watchCall: (call: string) => { end: (status: string) => void }
  countPage: (state: PageState) => void
  /** The metrics of this process and its siblings as text, for a collector. */
  text: () => Promise<string>
  /** The type of that text. */
  contentType: string
}

interface Options {
  /** The first word of the metrics' names. */
  app: 'storefront' | 'desk'
  /** How often processes of this server have been restarted. */
  restarts?: () => RestartCounts
}

const pageBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** The metrics of a server that renders pages from answers of the gateway. Every label has a fixed set of values. */
export function createServerMetrics({ app, restarts = () => noRestarts }: Options): ServerMetrics {
  const registry = new Registry()
  collectProcessMetrics(registry)
  const requests = new Histogram({
    name: `${app}_request_seconds`,
    help: 'Time to answer a request, by route, kind of request and status.',
    labelNames: ['route', 'kind', 'status'] as const,
    buckets: pageBuckets,
    registers: [registry],
  })
  const gatewayCalls = new Histogram({
    name: `${app}_gateway_call_seconds`,
    help: 'Time until the gateway had answered, by call and status, or the reason why there was no answer.',
    labelNames: ['call', 'status'] as const,
    buckets: callBuckets,
    registers: [registry],
  })
  const pages =
    app === 'storefront'
      ? new Counter({
          name: 'storefront_pages_total',
          help: 'Pages by where they came from: the cache (hit, stale), rendered for it (miss) or for one visitor (personal).',
          labelNames: ['state'] as const,
          registers: [registry],
        })
      : null
  for (const state of ['hit', 'stale', 'miss', 'personal'] as const) pages?.inc({ state }, 0)
  new Gauge({
    name: `${app}_processes`,
    help: 'Processes of this server that answered.',
    registers: [registry],
    collect() {
      this.set(1)
    },
  })
  new Counter({
    name: 'process_restarts_total',
    help: 'Restarts of the processes of this server, by reason.',
    labelNames: ['reason'] as const,
    registers: [registry],
    // Every process knows the restarts of all.
    aggregator: 'max',
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(restarts())) this.inc({ reason }, count)
    },
  })
  shareMetrics(() => registry.getMetricsAsJSON())
  return {
    countRequest: ({ status, ...facts }, milliseconds) =>
      requests.observe({ ...facts, status: String(status) }, milliseconds / 1000),
    watchCall(call) {
      const began = performance.now()
      return { end: (status) => gatewayCalls.observe({ call, status }, (performance.now() - began) / 1000) }
    },
    countPage: (state) => pages?.inc({ state }),
    contentType: registry.contentType,
    async text() {
      const own = await registry.getMetricsAsJSON()
      return together([own, ...(await metricsOfSiblings(own))]).metrics()
    },
  }
}
