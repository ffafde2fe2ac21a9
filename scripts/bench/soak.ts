import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'

interface Load {
  url: string
  headers: Record<string, string>
  requests: readonly { method: 'GET' | 'POST'; path: string; body?: unknown }[]
  perSecond: number
  seconds: number
}

/** What a process kept while it was asked: growth of its memory in MB per minute, and of the files it never closes. */
export interface Kept {
  mbPerMinute: number
  files: number
  requests: number
  errors: number
}

const rssMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** Slope of points one step apart, by least squares. */
function slope(points: readonly number[]): number {
  const mean = points.reduce((sum, y) => sum + y, 0) / points.length
  const middle = (points.length - 1) / 2
  const [over, under] = points.reduce(([a, b], y, x) => [a + (x - middle) * (y - mean), b + (x - middle) ** 2], [
    0, 0,
  ] as [number, number])
  return under === 0 ? 0 : over / under
}

/**
 * Asks at a steady rate and watches the process that answers. The first third, in which a process fills its caches, does
 * not count; of the rest, the least of every ten seconds does: what a collection of garbage leaves, and files that stay open.
 */
export async function soak(pid: number, { url, headers, requests, perSecond, seconds }: Load): Promise<Kept> {
  const asked = requests.map(({ body, ...one }) => ({
    ...one,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  }))
  const run = autocannon({ url, headers, requests: asked, connections: 10, overallRate: perSecond, duration: seconds })
  const samples: { rss: number; files: number }[] = []
  const end = Date.now() + seconds * 1000
  while (Date.now() < end - 1000) {
    await delay(1000)
    samples.push({ rss: rssMb(pid), files: openFiles(pid) })
  }
  const { requests: done, errors, non2xx } = await run
  const counted = samples.slice(Math.floor(samples.length / 3))
  const tens = Array.from({ length: Math.floor(counted.length / 10) }, (_, n) => counted.slice(n * 10, n * 10 + 10))
  const leastFiles = tens.map((ten) => Math.min(...ten.map(({ files }) => files)))
  return {
    mbPerMinute: slope(tens.map((ten) => Math.min(...ten.map(({ rss }) => rss)))) * 6,
    files: (leastFiles.at(-1) ?? 0) - (leastFiles[0] ?? 0),
    requests: done.total,
    errors: errors + non2xx,
  }
}
