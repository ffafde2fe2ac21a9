import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
}

export interface Figures {
  requestsPerSecond: number
  p50: number
  p99: number
  errors: number
}

const connections = 10

/** Loads one address after a warm-up; milliseconds and requests per second. */
export async function measure({ url, method = 'GET', body, headers = {} }: Target, seconds: number): Promise<Figures> {
  const options = {
    url,
    method,
    connections,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
