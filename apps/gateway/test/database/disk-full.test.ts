import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'
import { createDataDirectory, runGateway, startGateway } from '../support/gateway-process.ts'
import { testClientSecrets } from '../support/test-clients.ts'

let place: string
let gateway: Awaited<ReturnType<typeof startGateway>>
let data: Awaited<ReturnType<typeof createDataDirectory>>
beforeAll(async () => {
  data = await createDataDirectory()
  place = mkdtempSync(path.join(tmpdir(), 'tradepost-full-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', place])
  chmodSync(place, 0o755)
  execFileSync('cp', ['-a', `${data.directory}/.`, place])
})
afterAll(async () => {
  gateway.child.kill('SIGTERM')
  await gateway.exited
  execFileSync('umount', [place])
  rmSync(place, { recursive: true, force: true })
  data.remove()
})

const free = () => {
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}

it('R43 W15 reports a full disk, keeps running and all acknowledged rows, and recovers when there is space', async () => {
  gateway = await startGateway({ DATA_DIR: place, LOG_LEVEL: 'silent' })
  const acknowledged: string[] = []
  const answers: { status: number; code: string }[] = []
  let n = 0
  const write = async () => {
    const text = `row-${n++}-${'x'.repeat(3000)}`
    try {
      const response = await fetch(`http://127.0.0.1:${gateway.port}/log/web/log`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-client-id': 'lumen-web',
          'x-client-secret': testClientSecrets['lumen-web'],
          'x-client-ip': `10.${n % 250}.${Math.floor(n / 250) % 250}.9`,
        },
        body: JSON.stringify({ logLevel: 'INFO', data: text }),
        signal: AbortSignal.timeout(8000),
      })
      const { code } = (await response.json()) as { code: string }
      answers.push({ status: response.status, code })
      if (response.status === 200) acknowledged.push(text)
      return response.status
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      answers.push({ status: 0, code: `no answer: ${cause?.code ?? name}` })
      return 0
    }
  }
  const ready = async () => (await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).status
  for (let count = 0; count < 20; count++) expect(await write()).toBe(200)
  const ballast = path.join(place, 'ballast')
  writeFileSync(ballast, Buffer.alloc(free() - 2_000_000))
  for (let count = 0; count < 1500 && !answers.slice(-40).some(({ status }) => status !== 200); count++)
    await Promise.all(Array.from({ length: 20 }, write))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 unavailable']))
  writeFileSync(path.join(place, 'rest'), Buffer.alloc(Math.max(0, free())))
  for (let count = 0; count < 10; count++) await write()
  expect(await ready()).toBe(503)
  const readiness = await (await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).json()
  expect(readiness).toEqual({ status: 'disk full' })
  expect((await fetch(`http://127.0.0.1:${gateway.port}/livez`)).status).toBe(200)

  rmSync(ballast)
  rmSync(path.join(place, 'rest'))
  for (let waited = 0; (await ready()) !== 200 && waited < 20_000; waited += 200) await delay(200)
  expect(await ready()).toBe(200)
  expect(await write()).toBe(200)
  gateway.child.kill('SIGTERM')
  expect(await gateway.exited).toBe(0)
  const server = await startPostgres({ directory: place })
  const admin = new pg.Client({ connectionString: server.url('admin') })
  await admin.connect()
  const { rows } = await admin.query<{ text: string }>(`select entry->>'data' as text from web_log`)
  await admin.end()
  await server.stop()
  const stored = new Set(rows.map(({ text }) => text))
  expect(acknowledged.filter((text) => !stored.has(text))).toEqual([])
  expect(stored.size).toBeGreaterThanOrEqual(acknowledged.length)
  const check = runGateway(['check'], { DATA_DIR: place })
  expect([await check.exited, check.output()]).toEqual([0, 'every invariant holds\n'])
}, 120_000)
