import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepRunning } from './keep-running.ts'
import { type Running, startProgram, stopProgram } from './processes.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tradepost-start-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = path.join(import.meta.dirname, 'start.ts')
const onPort = (port: number) => [start, '--port', String(port), '--data-dir', dataDir]

describe('npm start', () => {
  it.each([
    [6000, 'The gateway would listen on port 6000, to which browsers refuse to connect: start with --port <other>.'],
    [10_080, 'The gateway would listen on port 10080, to which browsers refuse to connect: start with --port <other>.'],
    [6669, 'The gateway would listen on port 6669, to which browsers refuse to connect: start with --port <other>.'],
    // The shop's port, which is derived from the gateway's port, is checked as well.
    [5899, 'The shop lumen would listen on port 6000, to which browsers refuse to connect: start with --port <other>.'],
    [
      6566 - 101,
      'The shop lumen would listen on port 6566, to which browsers refuse to connect: start with --port <other>.',
    ],
    [65_500, 'The shop lumen would listen on port 65601, and 65535 is the highest: start with --port <other>.'],
    [65_536, '--port 65536 is not a port.'],
    [0, '--port 0 is not a port.'],
  ])('W6 prints the problem of port %i, and ends', (port, sentence) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, onPort(port), { encoding: 'utf8', timeout: 20_000 })
    expect([status, stderr.trim(), stdout]).toEqual([1, sentence, ''])
  })

  it('W6 reports a port in use, its own or a shop’s', async () => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    for (const requested of [port, port - 101]) {
      // Do not use spawnSync: this process must keep the port open during the run.
      const child = spawn(process.execPath, onPort(requested), { stdio: ['ignore', 'ignore', 'pipe'] })
      let output = ''
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk
      })
      const [code] = await once(child, 'close')
      expect([code, output.trim()]).toEqual([
        1,
        `Port ${port} is in use: stop what listens there, or start with --port <other>.`,
      ])
    }
    taken.close()
  })

  it('Z1b restarts a program that ended by itself, and prints a line, but not one that was stopped', async () => {
    const messages: string[] = []
    const lines: string[] = []
    let stopping = false
    const program = {
      name: 'gateway',
      args: ['-e', `console.log('up ' + process.env.PROCESS_RESTARTS); setInterval(() => {}, 1000)`],
      cwd: import.meta.dirname,
      env: {},
      onLine: (line: string) => void lines.push(line),
    }
    const running: Running = startProgram(program)
    await expect.poll(() => lines.length).toBe(1)
    keepRunning(running, { program, isStopping: () => stopping, say: (sentence) => messages.push(sentence) })
    for (const [nth, signal] of (['SIGKILL', 'SIGALRM'] as const).entries()) {
      const { pid } = running.child
      running.child.kill(signal)
      await expect.poll(() => lines.length).toBe(nth + 2)
      expect(running.child.pid).not.toBe(pid)
    }
    expect(messages).toEqual([
      'The gateway ended (SIGKILL) and is started again in 0.3 s',
      'The gateway ended (SIGALRM) and is started again in 0.5 s',
    ])
    expect(lines.at(-1)).toBe('up stuck=1,defect=0,killed=1,ended=0')
    stopping = true
    await stopProgram(running)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([lines.length, messages.length]).toEqual([3, 2])
  })
})
