import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, updatePointer } from '../src/pointer/pointer-file.ts'
import { promote, rollback } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const day = 24 * 3_600_000
const minorVersions = [1, 2, 3, 4]
let store: string
let front: Front
let timeOffset = 0

beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-past-'))
  for (const n of minorVersions) {
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
  front = await openFront({ store, tenant, env: process.env, say: () => {}, now: () => Date.now() + timeOffset })
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

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(front.server.address() as AddressInfo).port}${address}`, { headers })
const statuses = () => Promise.all(minorVersions.map(async (n) => (await get(`/assets/page-${n}.js`)).status))

it('W21 still serves the files of pages that were opened several promotions ago', async () => {
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
  'W21 serves built files only: %s is not found',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

it('W21 serves the files of a version until 30 days after it was last served', async () => {
  // Look at 1.1.0 and 1.2.0 only: 1.3.0 and 1.4.0 still run, and these stubs answer 404 for their own files.
  expect((await statuses()).slice(0, 2)).toEqual([200, 200])
  timeOffset = 29 * day
  expect((await statuses()).slice(0, 2)).toEqual([200, 200])
  timeOffset = 31 * day
  expect((await statuses()).slice(0, 2)).toEqual([404, 404])
})
