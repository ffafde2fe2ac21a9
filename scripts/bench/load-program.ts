import autocannon from 'autocannon'
import type { Load, LoadResult } from './load.ts'

// The load generator, in a process of its own: what it costs is nobody else's.

async function runOne(url: string, load: Load, connections: number) {
  const { method = 'GET', headers, bodies, seconds } = load
  const times: number[] = []
  const options = {
    url,
    method,
    connections,
    duration: seconds,
    headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(bodies ? { requests: bodies.map((body) => ({ method, body: JSON.stringify(body) })) } : {}),
  }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  })
  return { result, times }
}

async function run(load: Load): Promise<LoadResult> {
  const share = Math.max(1, Math.round(load.connections / load.urls.length))
  const runs = await Promise.all(load.urls.map((url) => runOne(url, load, share)))
  const times = runs.flatMap((one) => one.times).sort((a, b) => a - b)
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  const sum = (of: (result: autocannon.Result) => number) => runs.reduce((total, { result }) => total + of(result), 0)
  return {
    requests: sum((result) => result.requests.total),
    perSecond: sum((result) => result.requests.total / result.duration),
    bytes: sum((result) => result.throughput.total),
    failed: sum((result) => result.errors + result.non2xx),
    p50: quantile(0.5),
    p95: quantile(0.95),
  }
}

process.on('message', async (load: Load) => {
  try {
    process.send?.({ result: await run(load) })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit())
