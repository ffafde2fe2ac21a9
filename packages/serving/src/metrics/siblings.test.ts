import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, expect, it } from 'vitest'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A server that counts its requests, answers /metrics, and stops answering for ever at /hang. */
const program = `
  import { createServer } from 'node:http'
  import { createServerMetrics } from ${here('./server-metrics.ts')}
  import { readRestarts } from ${here('../restarts.ts')}
  import { reportReady, watchRestarts, watchSupervisor } from ${here('../supervised.ts')}
  let restarts = readRestarts(process.env)
  watchRestarts((counts) => { restarts = counts })
  watchSupervisor(() => process.exit(0))
  const metrics = createServerMetrics({ app: 'storefront', restarts: () => restarts })
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') return response.end(await metrics.text())
    if (request.url === '/hang') return response.end('', () => { for (;;); })
    metrics.countRequest({ route: '/items/:id', kind: 'document', status: 200 }, 30)
    metrics.countPage('hit')
    const { end } = metrics.watchCall('offer.offerDetail')
    end('200')
    response.end(String(process.pid))
  })
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
    reportReady()
    console.log('listening ' + server.address().port)
  })`
const supervisor = (workers: number) => `
  import { supervise } from ${here('../supervise.ts')}
  process.exit(await supervise({ args: [process.env.PROGRAM], workers: ${workers}, stopMs: 300, report() {} }))`

const folder = mkdtempSync(join(tmpdir(), 'metrics-'))
const ending: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(workers: number) {
  const [file, first] = [join(folder, 'server.mjs'), join(folder, `first-${workers}.mjs`)]
  writeFileSync(file, program)
  writeFileSync(first, workers ? supervisor(workers) : program)
  const child = spawn(process.execPath, [first], {
    env: { ...process.env, PROGRAM: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ending.push(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  const lines = createInterface({ input: child.stdout })
  let port = ''
  let listening = 0
  lines.on('line', (line) => {
    port = /^listening (\d+)/.exec(line)?.[1] ?? port
    listening++
  })
  await expect.poll(() => listening, { timeout: 10_000 }).toBe(Math.max(1, workers))
  const ask = async (path: string) => {
    const signal = AbortSignal.timeout(5000)
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' }, signal })).text()
  }
  const scrape = async () => {
    const text = await ask('/metrics')
    const rows = text.split('\n').filter((line) => line && !line.startsWith('#'))
    return new Map(rows.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]))
  }
  return { ask, scrape, listening: () => listening }
}

const requests = 'storefront_request_seconds_count{route="/items/:id",kind="document",status="200"}'
const pages = 'storefront_pages_total{state="hit"}'
const calls = 'storefront_gateway_call_seconds_count{call="offer.offerDetail",status="200"}'

it.each([0, 1, 3])('every one of %i supervised processes answers with the metrics of all', async (workers) => {
  const server = await start(workers)
  const pids = new Set<string>()
  for (let n = 0; n < 9; n++) pids.add(await server.ask('/items/5'))
  expect(pids.size).toBe(Math.max(1, workers))
  for (let n = 0; n < Math.max(1, workers); n++) {
    const series = await server.scrape()
    expect([series.get(requests), series.get(pages), series.get(calls)]).toEqual(['9', '9', '9'])
    expect(series.get('storefront_processes')).toBe(String(Math.max(1, workers)))
    expect(Number(series.get('process_resident_memory_bytes'))).toBeGreaterThan(workers * 20_000_000)
  }
})

it('keeps the counts of a process that ended, counts its restart once, and waits for none that hangs', async () => {
  const server = await start(2)
  const pids = new Set<string>()
  for (let n = 0; n < 8; n++) pids.add(await server.ask('/items/5'))
  expect(pids.size).toBe(2)
  expect((await server.scrape()).get(requests)).toBe('8')
  process.kill(Number([...pids][0]), 'SIGKILL')
  await expect.poll(server.listening, { timeout: 10_000 }).toBe(3)
  // The process that took the last scrape may be the one that was killed, so ask both.
  for (let n = 0; n < 2; n++) {
    const series = await server.scrape()
    expect([series.get(requests), series.get('process_restarts_total{reason="killed"}')]).toEqual(['8', '1'])
    expect(series.get('storefront_processes')).toBe('2')
  }
  await server.ask('/hang')
  // The first connection may be handed to the process that hangs.
  const counted = () => server.scrape().then((series) => series.get(requests))
  await expect.poll(() => counted().catch(() => null), { timeout: 20_000 }).toBe('8')
})
