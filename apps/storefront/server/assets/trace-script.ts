import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracing } from '@tradepost/serving/tracing'
import { routeOf } from '../metrics.ts'

const script = readFileSync(new URL('./trace.browser.js', import.meta.url))

const mostBytes = 16 * 1024
const mostSpans = 50
/** A browser reports within this time, so older work is made up or its clock is wrong. */
const longestMs = 10 * 60_000

export function sendTraceScript(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
  response.setHeader('Cache-Control', 'public, max-age=3600')
  response.writeHead(200, { 'Content-Length': script.length })
  response.end(request.method === 'HEAD' ? undefined : script)
}

interface Reported {
  id: string
  parent: string
  kind: 'page' | 'call'
  path: string
  begin: number
  end: number
  status?: number
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{16}$/.test(value)
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= longestMs

function isReported(value: unknown): value is Reported {
  const { id, parent, kind, path, begin, end, status = 0 } = (value ?? {}) as Record<string, unknown>
  if (!isId(id) || !isId(parent) || (kind !== 'page' && kind !== 'call') || typeof path !== 'string') return false
  return isTime(begin) && isTime(end) && begin <= end && Number.isInteger(status) && Number(status) < 1000
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request) {
    size += (piece as Buffer).length
    if (size > mostBytes) return null
    pieces.push(piece as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return null
  }
}

/** Exports what a browser measured, with routes instead of paths, by this server's clock. Returns false if it is invalid. */
export function recordReport(tracing: Tracing, report: unknown, now = Date.now()): boolean {
  const { trace, now: told, begun, spans } = (report ?? {}) as Record<string, unknown>
  if (typeof trace !== 'string' || !/^[\da-f]{32}$/.test(trace) || !isTime(Number(told) - Number(begun))) return false
  if (!Array.isArray(spans) || spans.length > mostSpans || !spans.every(isReported)) return false
  const start = now - (Number(told) - Number(begun))
  for (const { id, parent, kind, path, begin, end, status } of spans)
    tracing.record({
      traceparent: `00-${trace}-${parent}-01`,
      spanId: id,
      name: `browser ${kind} ${routeOf(path)}`,
      begin: start + begin,
      end: start + end,
      facts: { 'http.route': routeOf(path), ...(status ? { 'http.response.status_code': status } : {}) },
    })
  return true
}

/** Answers the report of a browser. */
export async function takeReport(request: IncomingMessage, response: ServerResponse, tracing: Tracing): Promise<void> {
  const isValid = recordReport(tracing, await readBody(request))
  response.writeHead(isValid ? 204 : 400, { 'Cache-Control': 'no-store' }).end()
}
