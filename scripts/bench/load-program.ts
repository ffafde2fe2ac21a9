import autocannon from 'autocannon'
import type { Load, LoadResult } from './load.ts'

// The load generator runs in its own process, so that its processor time is not counted for any other role.

interface Sample {
  isGood: boolean
  bytes: number
  ms: number
  /** The time in ms at which the answer was complete. */
  at: number
}

/** Sends a share of the load to a URL; adds the answers to `samples`. Returns the number of unanswered requests. */
async function runOne(url: string, load: Load, share: number, samples: Sample[]): Promise<number> {
  const { method = 'GET', headers, bodies } = load
  const options = {
    url,
    method,
    connections: Math.max(1, Math.round(load.connections * share)),
    amount: Math.round(load.amount * share),
    // The interval in ms at which autocannon checks that all answers have been received.
    sampleInt: 50,
    headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(bodies ? { requests: bodies.map((body) => ({ method, body: JSON.stringify(body) })) } : {}),
  }
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    run.on('response', (_client, status, bytes, ms) => {
      samples.push({ isGood: status >= 200 && status < 300, bytes, ms, at: performance.now() })
    })
  })
  return errors
}

async function run(load: Load): Promise<LoadResult> {
  const samples: Sample[] = []
  const started = performance.now()
  const errors = await Promise.all(load.urls.map((url) => runOne(url, load, 1 / load.urls.length, samples)))
  const seconds = ((samples.at(-1)?.at ?? performance.now()) - started) / 1000
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b)
  const quantile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return {
    requests: samples.length,
    perSecond: samples.length / seconds,
    bytes: samples.reduce((sum, { bytes }) => sum + bytes, 0),
    failed: samples.filter(({ isGood }) => !isGood).length + errors.reduce((sum, count) => sum + count, 0),
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
