import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { type Memory, openInspector } from './inspected.ts'

interface Load {
  url: string
  headers: Record<string, string>
  requests: readonly { method: 'GET' | 'POST'; path: string; body?: unknown }[]
  perSecond: number
  seconds: number
  /** The debugger port of the process. */
  port: number
}

/** Growth under load: of resident memory and of the heap in MB per minute, and of open files. */
export interface Kept {
  rssPerMinute: number
  heapPerMinute: number
  files: number
  requests: number
  errors: number
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

/** Slope per step of equally spaced points, by least squares. */
function slope(points: readonly number[]): number {
  const mean = points.reduce((sum, y) => sum + y, 0) / points.length
  const middle = (points.length - 1) / 2
  const [over, under] = points.reduce(([a, b], y, x) => [a + (x - middle) * (y - mean), b + (x - middle) ** 2], [
    0, 0,
  ] as [number, number])
  return under === 0 ? 0 : over / under
}

const least = (numbers: readonly number[]) => Math.min(...numbers)

/** The number of open files without load. Waits first, because idle database connections close after ten seconds. */
async function filesAtRest(pid: number): Promise<number> {
  await delay(12_000)
  const counts: number[] = []
  for (let n = 0; n < 5; n++) {
    counts.push(openFiles(pid))
    await delay(500)
  }
  return least(counts)
}

/**
 * Sends requests at a steady rate to a process that was started with `--inspect=<port>`, and measures its memory after
 * a garbage collection every ten seconds. A warm-up of a third of the time, in which caches fill, is not measured.
 */
export async function soak(pid: number, { url, headers, requests, perSecond, seconds, port }: Load): Promise<Kept> {
  const asked = requests.map(({ body, ...one }) => ({
    ...one,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }),
  }))
  const load = (duration: number) =>
    autocannon({ url, headers, requests: asked, connections: 10, overallRate: perSecond, duration })
  const inspector = await openInspector(port)
  await load(Math.ceil(seconds / 3))
  const filesBefore = await filesAtRest(pid)
  const run = load(seconds)
  const samples: Memory[] = []
  for (const end = Date.now() + seconds * 1000 - 1000; Date.now() < end; await delay(10_000))
    samples.push(await inspector.memory())
  const { requests: done, errors, non2xx } = await run
  inspector.close()
  const perMinute = (of: keyof Memory) => slope(samples.map((sample) => sample[of])) * 6
  return {
    rssPerMinute: perMinute('rss'),
    heapPerMinute: perMinute('heap'),
    files: (await filesAtRest(pid)) - filesBefore,
    requests: done.total,
    errors: errors + non2xx,
  }
}
