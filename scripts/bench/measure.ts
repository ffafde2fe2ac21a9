import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  /** Sent in turn instead of the same one each time. */
  requests?: readonly { path?: string; body: unknown }[]
}

export interface Figures {
  requestsPerSecond: number
  p50: number
  p95: number
  p99: number
  errors: number
}

const connections = 10

/** Loads one address after a warm-up; milliseconds and requests per second. */
export async function measure(
  { url, method = 'GET', body, requests, headers = {} }: Target,
  seconds: number,
): Promise<Figures> {
  const options = {
    url,
    method,
    connections,
    headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(requests ? { requests: requests.map((one) => ({ ...one, body: JSON.stringify(one.body) })) } : {}),
  }
  await autocannon({ ...options, duration: 2 })
  const times: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...options, duration: seconds }, (error, done) => (error ? reject(error) : resolve(done)))
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    requestsPerSecond: result.requests.average,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors: result.errors + result.non2xx,
  }
}
