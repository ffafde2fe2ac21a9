import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tradepost/scripts/start/free-port'
import { startProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, readPointer, updatePointer } from '../src/pointer/pointer-file.ts'
import { promote, startCanary } from '../src/pointer/switches.ts'
import { installServer, stubVersion } from './stub-version.ts'

const tenant = 'lumen'
const main = path.join(import.meta.dirname, '../src/main.ts')
let store: string
let front: Front | null = null
let logged: Record<string, unknown>[]

const file = () => pointerFile(store, tenant)
const pointer = () => readPointer(file())
const lastStep = () => pointer()?.history.at(-1)
const installHealthy = (...versions: string[]) => {
  for (const version of versions) stubVersion(store, tenant, version, `response.writeHead(200).end('${version}')`)
}
const installBroken = (version: string) =>
  installServer(store, tenant, version, `throw new Error('a fault of ${version}')`)

beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), 'tradepost-refused-'))
  logged = []
})
afterEach(async () => {
  await front?.close()
  front = null
  rmSync(store, { recursive: true, force: true })
})

async function open(): Promise<Front> {
  front = await openFront({ store, tenant, env: process.env, say: (entry) => logged.push(entry) })
  front.server.listen(0, '127.0.0.1')
  await once(front.server, 'listening')
  return front
}

async function fetchText({ server }: Front): Promise<string> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  return answer.ok ? answer.text() : String(answer.status)
}

function release(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [main, ...args, '--store', store],
      { env: { ...process.env, PORT: '48123' } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
}

async function killStable(opened: Front): Promise<void> {
  const crashes = () => logged.filter(({ msg }) => msg === 'a version crashed').length
  const before = crashes()
  const { pid = 0 } = opened.running().find(({ version }) => version === pointer()?.stable) ?? {}
  process.kill(pid, 'SIGKILL')
  await expect.poll(crashes).toBe(before + 1)
}

describe('a version that does not start', { timeout: 120_000 }, () => {
  it('is refused when promoted, and the version before goes on serving, also after a crash', async () => {
    installHealthy('0.9.0', '1.0.0')
    installBroken('1.1.0')
    await updatePointer(file(), promote('0.9.0'))
    const opened = await open()
    expect(await release('promote', tenant, '1.0.0')).toEqual({
      code: 0,
      output: 'lumen: 1.0.0 serves everybody; 0.9.0 is kept for a rollback.\n',
    })
    expect(await release('promote', tenant, '1.1.0')).toEqual({
      code: 1,
      output: "lumen: 1.1.0 serves nobody (it did not start); 1.0.0 serves everybody. The front's log says more.\n",
    })
    expect(pointer()).toMatchObject({ stable: '1.0.0', previous: '0.9.0' })
    expect(lastStep()).toMatchObject({ what: 'refused', version: '1.1.0', reason: 'it did not start' })
    expect(JSON.stringify(logged)).toContain('a fault of 1.1.0')
    const { output: status } = await release('status', tenant)
    expect(status).toContain(' serves 1.0.0\n')
    await killStable(opened)
    await expect.poll(() => fetchText(opened)).toBe('1.0.0')
    expect(await release('rollback', tenant)).toMatchObject({ output: 'lumen: 0.9.0 serves everybody again.\n' })
  })

  it('is never the target of a rollback', async () => {
    installHealthy('1.0.0')
    installBroken('1.1.0')
    await updatePointer(file(), promote('1.0.0'))
    await open()
    await release('promote', tenant, '1.1.0')
    expect(await release('rollback', tenant)).toEqual({ code: 1, output: 'There is no version before 1.0.0.\n' })
  })

  it('does not prevent a front from opening, which then serves the previous version', async () => {
    installHealthy('1.0.0')
    installBroken('1.1.0')
    await updatePointer(file(), promote('1.0.0'))
    expect(await release('promote', tenant, '1.1.0')).toEqual({
      code: 0,
      output: 'lumen: the pointer names 1.1.0; `pnpm release status lumen` says whether it serves.\n',
    })
    expect(await fetchText(await open())).toBe('1.0.0')
    expect(pointer()).toMatchObject({ stable: '1.0.0', previous: null })
    expect(lastStep()).toMatchObject({ what: 'refused', version: '1.1.0' })
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'the version did not start; 1.0.0 serves' }),
    )
  })

  it('is named in the error if there is no previous version, and a canary is stopped', async () => {
    installHealthy('1.2.0')
    installBroken('1.1.0')
    await updatePointer(file(), promote('1.1.0'))
    await updatePointer(file(), startCanary('1.2.0', 5))
    const { code, output } = await release('serve', tenant)
    expect([code, output]).toEqual([1, expect.stringContaining('1.1.0 did not start')])
    expect(pointer()?.stable).toBe('1.1.0')
  })
})

it('a version that crashed is restarted even if the pointer cannot be read', { timeout: 120_000 }, async () => {
  installHealthy('1.0.0')
  await updatePointer(file(), promote('1.0.0'))
  const opened = await open()
  const text = readFileSync(file(), 'utf8')
  const { pid = 0 } = opened.running()[0] ?? {}
  writeFileSync(file(), text.slice(0, 40))
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => opened.running()[0]?.pid).not.toBe(pid)
  await expect.poll(() => fetchText(opened)).toBe('1.0.0')
})

it('a version stops when its front is killed', { timeout: 120_000 }, async () => {
  stubVersion(store, tenant, '1.0.0', 'response.end(String(process.pid))')
  await updatePointer(file(), promote('1.0.0'))
  const port = await freePort()
  const killed = startProgram({
    name: 'front',
    args: [main, 'serve', tenant, '--store', store],
    cwd: store,
    env: { PORT: String(port) },
  })
  await waitUntilUp(`http://127.0.0.1:${port}/healthz`, killed, 30_000)
  const pid = Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  process.kill(pid, 0)
  killed.child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
