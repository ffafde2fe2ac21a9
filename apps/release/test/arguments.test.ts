import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pointerFile, updatePointer } from '../src/pointer/pointer-file.ts'
import { promote } from '../src/pointer/switches.ts'
import { stubVersion } from './stub-version.ts'

const store = mkdtempSync(path.join(tmpdir(), 'tradepost-arguments-'))
const main = path.join(import.meta.dirname, '../src/main.ts')
/** The temporary folder of an installation that was killed more than an hour ago. */
const stale = path.join(store, 'lumen/.installing-old')
mkdirSync(stale, { recursive: true })
utimesSync(stale, 0, 0)
afterAll(() => rmSync(store, { recursive: true }))

async function refused(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) =>
    execFile(
      process.execPath,
      [main, ...args, '--store', store],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
  expect([code, output]).toEqual([1, output])
  expect(output).not.toContain('    at ')
  return output
}

describe('a release command', { timeout: 120_000 }, () => {
  it.concurrent.each([
    [['status', '../lumen'], 'There is no tenant ../lumen'],
    [['plan', 'lumen', 'sahra'], '`plan` does not take sahra.'],
    [['rollback', 'lumen', '1.0.0'], '`pnpm release promote <tenant> <version>` goes to a named one'],
    [['promote', 'lumen'], 'There is no canary: name the version to promote.'],
    [['canary', 'lumen', '1.0.0', '--percent', 'many'], '--percent takes a number above 0'],
    [['promote', 'lumen', '--stop'], 'No promotion is scheduled.'],
    [['promote', 'lumen', '1.0.0', '--at', '2030-01-01T06:00Z'], 'No version is served yet: promote one first.'],
    [['promote', 'lumen', '1.0.0', '--at', 'tomorrow'], '--at takes a time with its zone'],
    [['promote', 'lumen', '1.0.0', '--at', '2030-01-01T06:00'], '--at takes a time with its zone'],
    [['status', 'lumen', '--percnt', '5'], "Unknown option '--percnt'.\n\nUsage:"],
    [['install', 'lumen', '1.0.0', '--registry', 'somewhere'], 'somewhere is not the address of a registry'],
    [['install', 'lumen', '1.0.0', '--registry', 'http://localhost:9'], 'http://localhost:9 does not answer'],
    [['plan', 'lumen'], 'No registry is set'],
  ])('refuses %j', async (args, sentence) => {
    expect(await refused(args, { RELEASE_REGISTRY: '' })).toContain(sentence)
    expect(existsSync(path.join(store, 'nobody'))).toBe(false)
  })

  it('leaves no files behind when it refuses, and removes those of a killed installation', () => {
    expect(readdirSync(store)).toEqual([])
  })

  it('ends when it is stopped while npm works, and leaves nothing half installed', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const args = ['install', 'lumen', '1.0.0', '--store', store, '--registry', `http://127.0.0.1:${port}`]
    const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = once(child, 'close')
    const [socket] = (await once(silent, 'connection')) as [Socket]
    child.kill('SIGTERM')
    expect(await ended).toEqual([1, null])
    expect(output).toBe('npm install was stopped by SIGTERM.\n')
    expect(readdirSync(store)).toEqual([])
    socket.destroy()
    silent.close()
  })

  it('refuses an invalid or used port before it starts a version', async () => {
    stubVersion(store, 'lumen', '1.0.0', 'response.end()')
    await updatePointer(pointerFile(store, 'lumen'), promote('1.0.0'))
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    expect(await refused(['serve', 'lumen'], { PORT: 'abc' })).toContain(
      'PORT takes a number from 1 to 65535, not abc.',
    )
    expect(await refused(['serve', 'lumen'], { PORT: String(port) })).toContain(`Port ${port} is in use`)
    taken.close()
  })

  it('names the file of a damaged pointer', async () => {
    const file = pointerFile(store, 'lumen')
    writeFileSync(file, '{')
    expect(await refused(['status', 'lumen'])).toContain(`${file} is damaged`)
  })
})
