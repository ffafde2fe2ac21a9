import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, readPointer, updatePointer } from '../src/store/pointer.ts'
import { promote, startCanary } from '../src/store/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const slow = { timeout: 20_000 }
const well = `response.writeHead(200).end('canary')`
let store: string
let front: Front
let said: Record<string, unknown>[]

afterEach(async () => {
  await front?.close()
  rmSync(store, { recursive: true, force: true })
})

const file = () => pointerFile(store, tenant)
const pointer = () => readPointer(file())

/** A front whose stable version is well unless said otherwise, and whose canary serves every device. */
async function openWith(canary: string, stable = `response.writeHead(200).end('stable')`): Promise<void> {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-canary-'))
  said = []
  stubVersion(store, tenant, '1.0.0', stable)
  stubVersion(store, tenant, '1.1.0', canary)
  await updatePointer(file(), promote('1.0.0'))
  await updatePointer(file(), startCanary('1.1.0', 100))
  front = await openFront({ store, tenant, env: process.env, say: (entry) => said.push(entry) })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
}

async function ask(at = '/', method = 'GET', cookie = 'device=device-0001'): Promise<{ status: number; text: string }> {
  const { port } = front.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${at}`, { method, headers: { cookie } })
  return { status: answer.status, text: await answer.text() }
}

/** Asks one after another until the canary is gone, or for `most` answers. */
async function askUntilStopped(most = Number.POSITIVE_INFINITY, at = '/'): Promise<number[]> {
  const statuses: number[] = []
  while (pointer()?.canary && statuses.length < most) statuses.push((await ask(at)).status)
  return statuses
}

const saidOf = (version: string, msg: string) => said.filter((entry) => entry.version === version && entry.msg === msg)
const endsOf = (version: string) => saidOf(version, 'a version crashed').length

describe('a canary that crashes', { timeout: 60_000 }, () => {
  it('on every page is stopped by itself, and no reader sees it', async () => {
    await openWith('process.exit(1)')
    expect(new Set(await askUntilStopped())).toEqual(new Set([200]))
    await front.settled()
    expect(endsOf('1.1.0')).toBe(3)
    expect(pointer()).toMatchObject({ stable: '1.0.0', canary: null })
    expect(pointer()?.history.at(-1)).toMatchObject({
      what: 'canary stopped',
      version: '1.1.0',
      reason: 'it crashed 3 times in five minutes, the stable version 0 times',
    })
    expect(await ask()).toEqual({ status: 200, text: 'stable' })
    expect(await ask('/', 'POST')).toEqual({ status: 200, text: 'stable' })
    expect(front.running().map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('now and then is judged by the errors of all its processes', async () => {
    await openWith('if (asked === 15) process.exit(1); response.writeHead(500).end()')
    await askUntilStopped()
    expect(endsOf('1.1.0')).toBe(2)
    expect(pointer()?.history.at(-1)?.reason).toMatch(/^100\.0 % of 4\d answers failed/)
  })

  it('may be tried again, and is judged anew', async () => {
    await openWith('if (request.url === "/crash") process.exit(1); response.writeHead(200).end("canary")')
    await askUntilStopped(Number.POSITIVE_INFINITY, '/crash')
    await front.settled()
    await updatePointer(file(), startCanary('1.1.0', 100))
    await front.settled()
    await ask('/crash')
    await expect.poll(() => ask(), slow).toEqual({ status: 200, text: 'canary' })
    expect(pointer()?.canary).not.toBeNull()
  })
})

describe('a canary that is well', { timeout: 60_000 }, () => {
  it('is left alone', async () => {
    await openWith(well)
    expect(await askUntilStopped(200)).toHaveLength(200)
    expect(pointer()?.canary).toEqual({ version: '1.1.0', percent: 100 })
  })

  it('is started again and left alone when something ends it once', async () => {
    await openWith(well)
    const { pid = 0 } = front.running().find(({ version }) => version === '1.1.0') ?? {}
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => endsOf('1.1.0'), slow).toBe(1)
    await expect.poll(() => ask(), slow).toEqual({ status: 200, text: 'canary' })
    expect(pointer()?.canary).toEqual({ version: '1.1.0', percent: 100 })
  })
})

it('starts a stable version that crashes again, each time later, and goes on serving', {
  timeout: 90_000,
}, async () => {
  await openWith(well, 'if (request.url === "/crash") process.exit(1); response.writeHead(200).end("stable")')
  const anybody = 'nothing=known'
  for (let n = 1; n <= 3; n++) {
    await ask('/crash', 'GET', anybody)
    await expect.poll(() => endsOf('1.0.0'), slow).toBe(n)
    await expect.poll(() => ask('/', 'GET', anybody), slow).toEqual({ status: 200, text: 'stable' })
  }
  expect(saidOf('1.0.0', 'restarting the version').map(({ inMs }) => inMs)).toEqual([0, 500, 1000])
  expect(pointer()).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.0' } })
})
