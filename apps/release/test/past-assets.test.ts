import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, updatePointer } from '../src/store/pointer.ts'
import { promote, rollback } from '../src/store/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const day = 24 * 3_600_000
const numbers = [1, 2, 3, 4]
let store: string
let front: Front
let ahead = 0

beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-past-'))
  for (const n of numbers) {
    stubVersion(store, tenant, `1.${n}.0`, 'response.writeHead(404).end()')
    const installed = path.join(store, tenant, 'versions', `1.${n}.0`, 'node_modules/@tradepost', `tenant-${tenant}`)
    const assets = path.join(installed, 'build/client/assets')
    mkdirSync(assets, { recursive: true })
    writeFileSync(path.join(assets, `page-${n}.js`), `// ${n}`)
    writeFileSync(path.join(assets, `page-${n}.js.br`), brotliCompressSync(`// ${n}`))
    writeFileSync(path.join(installed, 'build/client/secret.json'), '{}')
  }
  const file = pointerFile(store, tenant)
  await updatePointer(file, promote('1.1.0'))
  front = await openFront({ store, tenant, env: process.env, say: () => {}, now: () => Date.now() + ahead })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
  for (const step of [promote('1.2.0'), promote('1.3.0'), promote('1.4.0'), rollback]) {
    await updatePointer(file, step)
    await front.settled()
  }
}, 60_000)

afterAll(async () => {
  await front.close()
  rmSync(store, { recursive: true, force: true })
})

const get = (at: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(front.server.address() as AddressInfo).port}${at}`, { headers })
const statuses = () => Promise.all(numbers.map(async (n) => (await get(`/assets/page-${n}.js`)).status))

it('W21 keeps the files of pages that were opened several promotions ago', async () => {
  expect(front.running().map(({ version }) => version)).not.toContain('1.1.0')
  const answer = await get('/assets/page-1.js', { 'accept-encoding': 'br' })
  expect([answer.status, await answer.text()]).toEqual([200, '// 1'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('text/javascript'),
    'x-content-type-options': 'nosniff',
  })
})

it.each(['/assets/page-9.js', '/assets/..', '/assets/../secret.json', '/secret.json', '/assets/%2e%2e/secret.json'])(
  'W21 hands out built files alone: %s is not found',
  async (at) => {
    expect((await get(at)).status).toBe(404)
  },
)

it('W21 keeps them for 30 days after their version served', async () => {
  // NOTE: the stub of a running version has no files; those of 1.3.0 and 1.4.0 are its own to answer.
  expect((await statuses()).slice(0, 2)).toEqual([200, 200])
  ahead = 29 * day
  expect((await statuses()).slice(0, 2)).toEqual([200, 200])
  ahead = 31 * day
  expect((await statuses()).slice(0, 2)).toEqual([404, 404])
})
