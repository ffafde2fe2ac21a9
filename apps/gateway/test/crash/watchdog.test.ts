import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { startSupervised } from '../support/supervised-gateway.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let shop: Shop
let env: Record<string, string>
let run: ReturnType<typeof startSupervised> | undefined
beforeAll(async () => {
  shop = await createShop({ clock: createTestClock(new Date()) })
  env = { DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
})
afterEach(() => run?.supervisor.kill('SIGKILL'))
afterAll(() => shop.close())

let written = 0
async function write(port: number): Promise<string | null> {
  const data = `entry-${written++}`
  const response = await fetch(`http://127.0.0.1:${port}/log/web/log`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-client-id': 'lumen-web',
      'x-client-secret': testClientSecrets['lumen-web'],
      'x-client-ip': `10.3.0.${written % 250}`,
    },
    body: JSON.stringify({ logLevel: 'INFO', data }),
  }).catch(() => null)
  return response?.status === 200 ? data : null
}
const get = (port: number, pathname: string) =>
  fetch(`http://127.0.0.1:${port}${pathname}`, { signal: AbortSignal.timeout(1500) })
const restarts = async (port: number) => {
  const text = await (await get(port, '/metrics')).text()
  return Object.fromEntries(
    [...text.matchAll(/^process_restarts_total\{reason="(\w+)"\} (\d+)$/gm)].map(([, reason, count]) => [
      reason,
      Number(count),
    ]),
  )
}
async function stored(): Promise<string[]> {
  const rows = await shop.rows<{ text: string }>(sql`select entry->>'data' as text from web_log`)
  return rows.map(({ text }) => text)
}

describe('a gateway process that fails', { timeout: 120_000 }, () => {
  it('Z1 is restarted when its event loop is blocked, which is logged and counted, and loses nothing', async () => {
    const one = startSupervised({ ...env, STUCK_AFTER_MS: '1500' })
    run = one
    const first = await one.ready()
    expect(await restarts(first.port)).toEqual({ stuck: 0, defect: 0, killed: 0, ended: 0 })
    const acknowledged: string[] = []
    let stop = false
    const writing = (async () => {
      while (!stop) {
        const text = await write(first.port)
        if (text) acknowledged.push(text)
        else return
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
    process.kill(first.pid, 'SIGUSR2')
    const stuck = await one.line({ alert: 'stuck' })
    expect(stuck).toMatchObject({ level: 50, app: 'gateway' })
    expect((stuck.stack as string[])[0]).toMatch(/^block .*door\.mjs:\d+$/)
    expect(stuck.stuckMs).toBeGreaterThanOrEqual(1500)
    expect(await one.line({ alert: 'restart' })).toMatchObject({ reason: 'stuck', restarts: 1 })
    stop = true
    await writing
    const second = await one.ready(2)
    expect(second.pid).not.toBe(first.pid)
    expect((await get(second.port, '/readyz')).status).toBe(200)
    expect(await restarts(second.port)).toEqual({ stuck: 1, defect: 0, killed: 0, ended: 0 })
    const entries = await stored()
    expect(acknowledged.filter((text) => !entries.includes(text))).toEqual([])
    expect(await write(second.port)).not.toBeNull()

    // Control: an unwatched process stays blocked for good and ignores signals.
    process.kill(second.pid, 'SIGKILL')
    const third = await one.ready(3)
    expect(await restarts(third.port)).toEqual({ stuck: 1, defect: 0, killed: 1, ended: 0 })
    one.supervisor.kill('SIGTERM')
    expect(await one.exited).toBe(0)
    const blind = startSupervised({ ...env, STUCK_AFTER_MS: '600000' })
    run = blind
    const { pid, port } = await blind.ready()
    process.kill(pid, 'SIGUSR2')
    await expect(get(port, '/livez')).rejects.toThrow()
    process.kill(pid, 'SIGTERM')
    await expect(get(port, '/livez')).rejects.toThrow()
    // The supervisor ends the blocked process nevertheless.
    blind.supervisor.kill('SIGTERM')
    expect(await blind.exited).toBe(1)
    expect(() => process.kill(pid, 0)).toThrow()
  })

  it.each(['throw', 'reject'] as const)(
    'Z1d drains and is restarted after an unhandled error (%s), which is counted',
    async (opens) => {
      const one = startSupervised(env, opens)
      run = one
      const first = await one.ready()
      const text = await write(first.port)
      process.kill(first.pid, 'SIGUSR2')
      process.kill(first.pid, 'SIGUSR2')
      expect(await one.line({ alert: 'restart' })).toMatchObject({ reason: 'defect', restarts: 1 })
      const second = await one.ready(2)
      expect(await restarts(second.port)).toEqual({ stuck: 0, defect: 1, killed: 0, ended: 0 })
      expect(one.output()).toContain('through the door')
      expect(await one.line({ alert: 'stopping' })).toMatchObject({ reason: 'a defect' })
      expect(await stored()).toContain(text)
      one.supervisor.kill('SIGTERM')
      expect(await one.exited).toBe(0)
    },
  )

  it('ends with a message when it cannot start at all', async () => {
    const one = startSupervised({ ...env, SUPERVISOR: 'somebody' })
    expect(await one.exited).toBe(1)
    expect(one.output()).toContain('SUPERVISOR must be inside')
  })
})
