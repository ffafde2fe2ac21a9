import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Span, Tracing } from './tracing.ts'

interface RequestFacts {
  /** The pattern of the route, such as `/items/:id`: never the path itself. */
  route: string
  kind: string
  requestId: string
}
interface CallWatch {
  traceparent?: string | undefined
  end: (status: string) => void
}
type WatchCall = (name: string) => CallWatch

/** The traces of a server that renders pages: one for each request, which the gateway continues. */
export class RequestTraces {
  readonly tracing: Tracing
  readonly #measuresBrowsers: boolean
  readonly #spans = new WeakMap<IncomingMessage, Span>()

  constructor(tracing: Tracing, { measuresBrowsers }: { measuresBrowsers: boolean }) {
    this.tracing = tracing
    this.#measuresBrowsers = measuresBrowsers
  }

  /** Begins the trace of a request and ends it with the answer. */
  begin(request: IncomingMessage, response: ServerResponse, { route, kind, requestId }: RequestFacts): void {
    // A browser that is not measured knows no trace, so a context from outside would be somebody else's.
    const traceparent = this.#measuresBrowsers ? request.headers.traceparent : undefined
    const span = this.tracing.serve(`${kind} ${route}`, typeof traceparent === 'string' ? traceparent : undefined, {
      'http.request.method': request.method ?? '',
      'http.route': route,
      'tradepost.request_id': requestId,
    })
    this.#spans.set(request, span)
    // A cached page is the same for everybody, so the browser learns the trace from a header.
    if (this.#measuresBrowsers && span.isRecorded)
      response.setHeader('Server-Timing', `traceparent;desc="${span.traceparent}"`)
    response.on('close', () => {
      const { statusCode: status, writableFinished } = response
      const cache = response.getHeader('x-page-cache')
      span.end({
        facts: {
          'http.response.status_code': status,
          ...(typeof cache === 'string' ? { 'tradepost.page_cache': cache } : {}),
        },
        failed: status >= 500 || !writableFinished,
      })
    })
  }

  /** Observes the calls of a request to the gateway. */
  callsOf(request: IncomingMessage | null): WatchCall {
    const span = request ? this.#spans.get(request) : undefined
    return (name) => {
      const call = span?.child(name, 'client')
      return {
        traceparent: call?.traceparent,
        end: (status) => call?.end({ facts: { 'tradepost.status': status }, failed: !/^[234]\d\d$/.test(status) }),
      }
    }
  }
}

/** Lets metrics and traces observe the calls of a request. */
export const watchingCalls =
  (metrics: Pick<ServerMetrics, 'watchCall'>, traces: RequestTraces | null) =>
  (request: IncomingMessage | null): WatchCall => {
    if (!traces) return metrics.watchCall
    const trace = traces.callsOf(request)
    return (name) => {
      const [counted, traced] = [metrics.watchCall(name), trace(name)]
      return {
        traceparent: traced.traceparent,
        end(status) {
          counted.end(status)
          traced.end(status)
        },
      }
    }
  }
