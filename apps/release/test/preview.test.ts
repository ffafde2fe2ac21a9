import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { signPreview } from '../src/front/preview-token.ts'
import { folderPointer } from '../src/pointer/folder-pointer.ts'
import { pointerFile, readPointer, updatePointer } from '../src/pointer/pointer-file.ts'
import { schedulePromotion } from '../src/pointer/schedule.ts'
import { promote, startCanary } from '../src/pointer/switches.ts'
import { installServer, stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const slow = { timeout: 60_000 }
let store: string
let front: Front

beforeEach(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-preview-'))
  const shows = (version: string) =>
    stubVersion(store, tenant, version, `response.writeHead(200, { 'Cache-Control': 'public' }).end('${version}')`)
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) shows(version)
  await updatePointer(pointerFile(store, tenant), promote('1.0.0'))
  front = await openFront({ store, tenant, env: process.env, say: () => {} })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
})
afterEach(async () => {
  await front.close()
  rmSync(store, { recursive: true, force: true })
})

const origin = () => `http://127.0.0.1:${(front.server.address() as AddressInfo).port}`
const get = (address: string, cookie = '') => fetch(origin() + address, { headers: { cookie }, redirect: 'manual' })
const key = () => folderPointer(store, tenant).previewKey()
const tokenOf = async (version: string, expires = Date.now() + 60_000) =>
  signPreview({ tenant, version, expires }, await key())

describe('a preview', slow, () => {
  it('is begun by a signed link, shows its version to this browser only, and is ended', async () => {
    const begun = await get(`/release-preview?token=${await tokenOf('1.1.0')}`)
    expect([begun.status, begun.headers.get('location')]).toEqual([303, '/'])
    const cookie = begun.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    const seen = await get('/', cookie.split(';')[0])
    expect(await seen.text()).toBe('1.1.0')
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect(seen.headers.get('x-release-preview')).toBe('1.1.0')
    const others = await get('/')
    expect([await others.text(), others.headers.get('cache-control')]).toEqual(['1.0.0', 'public'])
    const ended = await get('/release-preview', cookie.split(';')[0])
    expect(ended.headers.get('set-cookie')).toContain('release-preview=; Path=/; Max-Age=0')
  })

  it('is refused without a valid signature or after its end', async () => {
    const wrong = signPreview({ tenant, version: '1.1.0', expires: Date.now() + 60_000 }, 'guessed')
    expect((await get(`/release-preview?token=${wrong}`)).status).toBe(410)
    expect((await get(`/release-preview?token=${await tokenOf('1.1.0', Date.now() - 1)}`)).status).toBe(410)
    expect(await (await get('/', `release-preview=${wrong}`)).text()).toBe('1.0.0')
  })

  it('runs at most two versions besides those of the pointer', async () => {
    for (const version of ['1.1.0', '1.2.0', '1.3.0'])
      expect(await (await get('/', `release-preview=${await tokenOf(version)}`)).text()).toBe(version)
    await expect
      .poll(() =>
        front
          .running()
          .map(({ version }) => version)
          .sort(),
      )
      .toEqual(['1.0.0', '1.2.0', '1.3.0'])
  })

  it('counts for no version, also when the previewed one is the canary and fails', async () => {
    installServer(
      ...([store, tenant, '1.4.0'] as const),
      `import { createServer } from 'node:http'
createServer((request, response) => {
  response.writeHead(request.url === '/healthz' ? 200 : 500).end()
}).listen(process.env.PORT, process.env.HOST)`,
    )
    await updatePointer(pointerFile(store, tenant), startCanary('1.4.0', 100))
    await front.settled()
    const cookie = `release-preview=${await tokenOf('1.4.0')}`
    for (let n = 0; n < 60; n++) expect((await get('/', cookie)).status).toBe(500)
    expect(readPointer(pointerFile(store, tenant))?.canary?.version).toBe('1.4.0')
    // Control: the same answers to visitors of the canary stop it.
    const visitor = 'device=device-0001'
    for (let n = 0; n < 200 && readPointer(pointerFile(store, tenant))?.canary; n++) await get('/', visitor)
    await expect.poll(() => readPointer(pointerFile(store, tenant))?.canary).toBeNull()
  })

  it('says so when its version does not start', async () => {
    installServer(store, tenant, '1.5.0', `throw new Error('a fault')`)
    const answer = await get('/', `release-preview=${await tokenOf('1.5.0')}`)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('1.5.0 did not start')])
    expect(await (await get('/')).text()).toBe('1.0.0')
  })
})

describe('a front', slow, () => {
  it('saves its counts, which the board shows', async () => {
    for (let n = 0; n < 3; n++) await get('/')
    await expect
      .poll(() => folderPointer(store, tenant).health())
      .toMatchObject([{ version: '1.0.0', answers: 3, errors: 0 }])
  })

  it('makes a scheduled promotion at its time', async () => {
    const file = pointerFile(store, tenant)
    await updatePointer(
      file,
      schedulePromotion({ version: '1.1.0', at: Date.now() + 1500, by: 'Ada', reason: 'opening day' }),
    )
    expect(await (await get('/')).text()).toBe('1.0.0')
    await expect.poll(async () => (await get('/')).text()).toBe('1.1.0')
    expect(readPointer(file)?.history.at(-1)).toMatchObject({ what: 'promoted', by: 'Ada, by schedule' })
  })
})
