import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number }
}
interface Sent {
  resourceSpans?: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        startTimeUnixNano: string
        endTimeUnixNano: string
        attributes: Attribute[]
        status?: { code?: number }
      }[]
    }[]
  }[]
}

/** A span as a collector gets it. */
export interface CollectedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | null
  name: string
  facts: Record<string, string | number>
  failed: boolean
  begin: number
  end: number
}

const factsOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  )

/** A collector of traces by OTLP over HTTP, which keeps what it gets. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    headers.push(request.headers)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    const { resourceSpans = [] } = JSON.parse(Buffer.concat(pieces).toString()) as Sent
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          service: String(factsOf(resource.attributes)['service.name']),
          traceId: span.traceId,
          spanId: span.spanId,
          parentSpanId: span.parentSpanId || null,
          name: span.name,
          facts: factsOf(span.attributes),
          failed: span.status?.code === 2,
          begin: Number(BigInt(span.startTimeUnixNano) / 1_000_000n),
          end: Number(BigInt(span.endTimeUnixNano) / 1_000_000n),
        })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
