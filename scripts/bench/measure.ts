import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  /** Sent in turn instead of the same one each time. */
  requests?: readonly { path?: string; body: unknown }[]
  /** The process that answers, where its work is measured too. */
  pid?: number | undefined
}

export interface Figures {
  requestsPerSecond: number
  p50: number
  p95: number
  p99: number
  errors: number
  /** µs that the answering process spent on a processor per request, however busy the machine was. */
  cpu?: number
}

const connections = 10

/** User and system time of a process in µs; only where the system tells. */
function spent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * 10_000
  } catch {
    return undefined
  }
}

function optionsOf({ url, method = 'GET', body, requests, headers = {} }: Target) {
  return {
    url,
    method,
    connections,
    headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(requests ? { requests: requests.map((one) => ({ ...one, body: JSON.stringify(one.body) })) } : {}),
  }
}

/** Asks until the engine has compiled what it will run from then on, which takes a number of requests and no time. */
export async function warmUp(target: Target, requests = 15_000): Promise<void> {
  await autocannon({ ...optionsOf(target), amount: requests })
}

/** Loads one address after a short warm-up; milliseconds and requests per second. */
export async function measure(target: Target, seconds: number): Promise<Figures> {
  const { pid = 0 } = target
  const options = optionsOf(target)
  await autocannon({ ...options, duration: 2 })
  const before = spent(pid)
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, duration: seconds }, (error, done) => (error ? reject(error) : resolve(done)))
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  })
  const after = spent(pid)
  const cpu = before !== undefined && after !== undefined ? (after - before) / result.requests.total : undefined
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    requestsPerSecond: result.requests.average,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: result.errors + result.non2xx,
    ...(cpu === undefined ? {} : { cpu }),
  }
}
