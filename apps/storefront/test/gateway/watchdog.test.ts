import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tradepost/scripts/start/free-port'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadBuild } from '../support/storefront.ts'

const tenantDir = fileURLToPath(new URL('../../../../tenants/lumen', import.meta.url))
const program = fileURLToPath(new URL('../../bin/storefront.mjs', import.meta.url))
const door = new URL('../../../../packages/serving/test/door.mjs', import.meta.url).href

beforeAll(async () => {
  await loadBuild()
})
let ending: (() => void) | undefined
afterEach(() => ending?.())

async function start(opens: string, more: Record<string, string> = {}) {
  const port = await freePort()
  const supervisor = spawn(process.execPath, [program, 'start'], {
    cwd: tenantDir,
    env: {
      ...process.env,
      ...{ PORT: String(port), PUBLIC_ORIGIN: `http://localhost:${port}`, GATEWAY_URL: 'http://127.0.0.1:1' },
      ...{ GATEWAY_CLIENT_ID: 'lumen-web', GATEWAY_CLIENT_SECRET: 'secret', SESSION_SECRET: 'x'.repeat(32) },
      ...{
        NODE_OPTIONS: `--import=${door}`,
        DOOR: opens,
        STUCK_AFTER_MS: '1500',
        LOG_LEVEL: 'info',
        WORKERS: '1',
        ...more,
      },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ending = () => supervisor.kill('SIGKILL')
  const lines: Record<string, unknown>[] = []
  createInterface({ input: supervisor.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
  const exited = once(supervisor, 'exit').then(([code]) => code as number | null)
  const count = (msg: string) => lines.filter((line) => line.msg === msg).length
  const pid = async (nth: number) => {
    await expect.poll(() => count('the storefront is open')).toBe(nth)
    return Number(lines.filter((line) => line.msg === 'the storefront is open').at(-1)?.pid)
  }
  return { port, supervisor, lines, exited, pid }
}
const metrics = async (port: number, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  return { status: response.status, text: await response.text() }
}

describe('a storefront process', { timeout: 120_000 }, () => {
  it.each([
    ['stuck', 'block'],
    ['defect', 'reject'],
  ])('Z1 Z1d is restarted when it is %s, which is logged and counted', async (reason, opens) => {
    const shop = await start(opens)
    const first = await shop.pid(1)
    expect((await metrics(shop.port)).text).toContain(`process_restarts_total{reason="${reason}"} 0\n`)
    process.kill(first, 'SIGUSR2')
    const second = await shop.pid(2)
    expect(second).not.toBe(first)
    expect((await fetch(`http://127.0.0.1:${shop.port}/healthz`)).status).toBe(200)
    expect((await metrics(shop.port)).text).toContain(`process_restarts_total{reason="${reason}"} 1\n`)
    expect(shop.lines.find(({ alert }) => alert === 'restart')).toMatchObject({ level: 'error', reason, restarts: 1 })
    if (opens === 'block')
      expect(shop.lines.find(({ alert }) => alert === 'stuck')).toMatchObject({
        level: 'error',
        stack: expect.arrayContaining([expect.stringMatching(/^block .*door\.mjs/)]),
      })
    shop.supervisor.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
    await expect(fetch(`http://127.0.0.1:${shop.port}/healthz`)).rejects.toThrow()
  })

  it('continues to serve while one of its two processes is restarted', async () => {
    const shop = await start('block', { WORKERS: '2' })
    const killed = await shop.pid(2)
    process.kill(killed, 'SIGKILL')
    const send = async (path: string) =>
      (
        await fetch(`http://127.0.0.1:${shop.port}${path}`, {
          headers: { connection: 'close' },
          signal: AbortSignal.timeout(2000),
        })
      ).text()
    // The process that accepts connections may still pass some to the process that was just killed.
    await expect.poll(() => send('/healthz').catch(() => '')).toBe('ok')
    await shop.pid(3)
    expect(await send('/healthz')).toBe('ok')
    const isCounted = async () => (await send('/metrics')).includes('process_restarts_total{reason="killed"} 1\n')
    await expect.poll(async () => [await isCounted(), await isCounted()]).toEqual([true, true])
    shop.supervisor.kill('SIGTERM')
    expect(await shop.exited).toBe(0)
  })

  it('does not show its metrics through a proxy', async () => {
    const shop = await start('block')
    await shop.pid(1)
    expect((await metrics(shop.port)).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-host'])
      expect((await metrics(shop.port, { [name]: '203.0.113.5' })).status).not.toBe(200)
    shop.supervisor.kill('SIGTERM')
    await shop.exited
  })
})
