import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, readPointer, updatePointer } from '../src/pointer/pointer-file.ts'
import { promote, startCanary } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const slow = { timeout: 20_000 }
const healthy = `response.writeHead(200).end('canary')`
let store: string
let front: Front
let logged: Record<string, unknown>[]

afterEach(async () => {
  await front?.close()
  rmSync(store, { recursive: true, force: true })
})

const file = () => pointerFile(store, tenant)
const pointer = () => readPointer(file())

/** Opens a front whose canary serves every device; by default the stable version is healthy. */
async function openWith(canary: string, stable = `response.writeHead(200).end('stable')`): Promise<void> {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-canary-'))
  logged = []
  stubVersion(store, tenant, '1.0.0', stable)
  stubVersion(store, tenant, '1.1.0', canary)
  await updatePointer(file(), promote('1.0.0'))
  await updatePointer(file(), startCanary('1.1.0', 100))
  front = await openFront({ store, tenant, env: process.env, say: (entry) => logged.push(entry) })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
}

async function request(
  address = '/',
  method = 'GET',
  cookie = 'device=device-0001',
): Promise<{ status: number; text: string }> {
  const { port } = front.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method, headers: { cookie } })
  return { status: answer.status, text: await answer.text() }
}

/** Sends requests one after another until the canary is stopped or `maxAnswers` are received. */
async function requestUntilStopped(maxAnswers = Number.POSITIVE_INFINITY, address = '/'): Promise<number[]> {
  const statuses: number[] = []
  while (pointer()?.canary && statuses.length < maxAnswers) statuses.push((await request(address)).status)
  return statuses
}

const loggedOf = (version: string, msg: string) =>
  logged.filter((entry) => entry.version === version && entry.msg === msg)
const crashesOf = (version: string) => loggedOf(version, 'a version crashed').length

describe('a canary that crashes', { timeout: 60_000 }, () => {
  it('on every page is stopped, and no visitor sees a failed read', async () => {
    await openWith('process.exit(1)')
    expect(new Set(await requestUntilStopped())).toEqual(new Set([200]))
    await front.settled()
    expect(crashesOf('1.1.0')).toBe(3)
    expect(pointer()).toMatchObject({ stable: '1.0.0', canary: null })
    expect(pointer()?.history.at(-1)).toMatchObject({
      what: 'canary stopped',
      version: '1.1.0',
      reason: 'it crashed 3 times in five minutes, the stable version 0 times',
    })
    expect(await request()).toEqual({ status: 200, text: 'stable' })
    expect(await request('/', 'POST')).toEqual({ status: 200, text: 'stable' })
    expect(front.running().map(({ version }) => version)).toEqual(['1.0.0'])
  })

  it('now and then is judged by the answers of all its processes', async () => {
    await openWith('if (asked === 15) process.exit(1); response.writeHead(500).end()')
    await requestUntilStopped()
    expect(crashesOf('1.1.0')).toBe(2)
    expect(pointer()?.history.at(-1)?.reason).toMatch(/^100\.0 % of 4\d answers failed/)
  })

  it('may be tried again and starts with empty counts', async () => {
    await openWith('if (request.url === "/crash") process.exit(1); response.writeHead(200).end("canary")')
    await requestUntilStopped(Number.POSITIVE_INFINITY, '/crash')
    await front.settled()
    await updatePointer(file(), startCanary('1.1.0', 100))
    await front.settled()
    await request('/crash')
    await expect.poll(() => request(), slow).toEqual({ status: 200, text: 'canary' })
    expect(pointer()?.canary).not.toBeNull()
  })
})

describe('a healthy canary', { timeout: 60_000 }, () => {
  it('is not stopped', async () => {
    await openWith(healthy)
    expect(await requestUntilStopped(200)).toHaveLength(200)
    expect(pointer()?.canary).toEqual({ version: '1.1.0', percent: 100 })
  })

  it('is restarted and not stopped when something kills it once', async () => {
    await openWith(healthy)
    const { pid = 0 } = front.running().find(({ version }) => version === '1.1.0') ?? {}
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => crashesOf('1.1.0'), slow).toBe(1)
    await expect.poll(() => request(), slow).toEqual({ status: 200, text: 'canary' })
    expect(pointer()?.canary).toEqual({ version: '1.1.0', percent: 100 })
  })
})

it('restarts a stable version that crashes, after a longer delay each time, and keeps serving', {
  timeout: 90_000,
}, async () => {
  await openWith(healthy, 'if (request.url === "/crash") process.exit(1); response.writeHead(200).end("stable")')
  const withoutDevice = 'other=cookie'
  for (let n = 1; n <= 3; n++) {
    await request('/crash', 'GET', withoutDevice)
    await expect.poll(() => crashesOf('1.0.0'), slow).toBe(n)
    await expect.poll(() => request('/', 'GET', withoutDevice), slow).toEqual({ status: 200, text: 'stable' })
  }
  expect(loggedOf('1.0.0', 'restarting the version').map(({ inMs }) => inMs)).toEqual([0, 500, 1000])
  expect(pointer()).toMatchObject({ stable: '1.0.0', canary: { version: '1.1.0' } })
})
