import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createDrain, readDrainMs } from './drain.ts'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A server whose health check fails while it drains. It writes its port when it listens. */
const program = `
  import { createServer } from 'node:http'
  import { createDrain } from ${here('./drain.ts')}
  import { reportReady, watchSupervisor } from ${here('./supervised.ts')}
  let drain
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/healthz' && drain.isDraining() ? 503 : 200).end(String(process.pid))
  })
  drain = createDrain(server, process.env)
  watchSupervisor(() => process.exit(0))
  process.on('SIGTERM', async () => {
    await drain.finish()
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    reportReady()
    console.log('listening ' + server.address().port)
  })`

const supervisor = (workers: number) => `
  import { supervise } from ${here('./supervise.ts')}
  process.exit(await supervise({ args: [process.env.PROGRAM], workers: ${workers}, report() {} }))`

const folder = mkdtempSync(join(tmpdir(), 'drain-'))
const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server, with a supervisor of `workers` processes unless that is 0, and waits until all of them listen. */
async function start(workers: number, drainMs: number) {
  const file = join(folder, 'server.mjs')
  const first = join(folder, `first-${workers}.mjs`)
  writeFileSync(file, program)
  writeFileSync(first, workers ? supervisor(workers) : program)
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const child = spawn(process.execPath, [first], {
    env: { ...process.env, PROGRAM: file, PORT: String(port), DRAIN_MS: String(drainMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ending.push(() => child.kill('SIGKILL'))
  let listening = 0
  createInterface({ input: child.stdout }).on('line', () => listening++)
  await expect.poll(() => listening, { timeout: 20_000 }).toBe(Math.max(1, workers))
  const status = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.status)
  return { child, status, fetch: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

it.each([0, 1, 2])(
  'serves on with a failing health check after the stop signal, with %i supervised processes',
  async (workers) => {
    const { child, status, fetch } = await start(workers, 1500)
    expect([await status('/healthz'), await status('/page')]).toEqual([200, 200])
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(() => status('/healthz')).toBe(503)
    // Every process of the shop fails its check, whichever is asked.
    expect(await Promise.all(Array.from({ length: 8 }, () => status('/healthz')))).toEqual(Array(8).fill(503))
    const page = await fetch('/page')
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
    expect(await exited).toEqual([0, null])
    await expect(status('/page')).rejects.toThrow()
  },
)

it('ends at once without DRAIN_MS', async () => {
  const { child, status } = await start(0, 0)
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  await expect(status('/page')).rejects.toThrow()
})

it('keeps connections open until it drains', async () => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let begun = 0
  const drain = createDrain(server, {}, () => begun++)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await fetch(address)).headers.get('connection')).toBe('keep-alive')
  await drain.finish()
  expect([drain.isDraining(), begun]).toEqual([true, 1])
  expect((await fetch(address)).headers.get('connection')).toBe('close')
  server.close()
})

it.each([
  [undefined, 0],
  ['0', 0],
  ['5000', 5000],
  ['60000', 60_000],
  ['60001', null],
  ['-1', null],
  ['5s', null],
  ['', null],
])('reads DRAIN_MS=%s as %s', (value, expected) => {
  expect(readDrainMs({ DRAIN_MS: value })).toBe(expected)
})
