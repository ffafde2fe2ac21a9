import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '../../src/platform/postgres/supervisor.ts'
import { createDataDirectory, isRunning, postgresPid, runGateway, startGateway } from '../support/gateway-process.ts'
import { testClientSecrets } from '../support/test-clients.ts'

const writerScript = path.join(import.meta.dirname, '../support/postgres-writer.ts')
let data: Awaited<ReturnType<typeof createDataDirectory>>
beforeAll(async () => {
  data = await createDataDirectory()
})
afterAll(() => data.remove())

async function write(port: number, text: string, address: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/log/web/log`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': 'lumen-web',
        'x-client-secret': testClientSecrets['lumen-web'],
        'x-client-ip': `10.1.${Math.floor(address / 250)}.${address % 250}`,
      },
      body: JSON.stringify({ logLevel: 'INFO', data: text }),
      signal: AbortSignal.timeout(3000),
    })
    return response.status === 200
  } catch {
    return false
  }
}

async function hasEnded(pid: number): Promise<boolean> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (!isRunning(pid)) return true
    await delay(50)
  }
  return false
}

describe('the embedded PostgreSQL', () => {
  it('R41 keeps every acknowledged row through 20 kills, starts within 2 s and leaves no process behind', async () => {
    const acknowledged: string[] = []
    const starts: number[] = []
    let recoveries = 0
    for (let round = 0; round < 20; round++) {
      const writer = spawn(process.execPath, [writerScript, data.directory, String(round)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const exited = new Promise((resolve) => writer.once('close', resolve))
      let output = ''
      const wroteSome = new Promise<void>((resolve) => {
        writer.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk
          if (output.includes('ack ')) resolve()
        })
      })
      await Promise.race([wroteSome, exited])
      await delay((round * 37) % 120)
      const [, milliseconds, pid, recovered] = /^up (\d+) (\d+) (true|false)$/m.exec(output) ?? []
      // Kill the process that started the server in even rounds, PostgreSQL itself in odd ones.
      process.kill(round % 2 === 0 ? (writer.pid ?? 0) : Number(pid), 'SIGKILL')
      await exited
      expect(await hasEnded(Number(pid)), `PostgreSQL of round ${round}`).toBe(true)
      starts.push(Number(milliseconds))
      if (recovered === 'true') recoveries++
      acknowledged.push(
        ...output
          .split('\n')
          .slice(0, -1)
          .filter((line) => line.startsWith('ack '))
          .map((line) => line.slice(4)),
      )
    }
    // Every odd round left a crashed server, which the next one recovered.
    expect(recoveries).toBeGreaterThanOrEqual(9)
    expect(acknowledged.length).toBeGreaterThan(40)
    // Take the median, because the machine may be busy in some rounds.
    expect(starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)]).toBeLessThan(2000)

    const last = await startGateway({ DATA_DIR: data.directory })
    const server = postgresPid(data.directory) ?? 0
    last.child.kill('SIGTERM')
    expect(await last.exited).toBe(0)
    expect(isRunning(server)).toBe(false)
    expect(postgresPid(data.directory)).toBeNull()

    const clean = await startPostgres({ directory: data.directory })
    expect(clean.recovered).toBe(false)
    const admin = new pg.Client({ connectionString: clean.url('admin') })
    await admin.connect()
    const { rows } = await admin.query<{ text: string }>(`select entry->>'data' as text from web_log`)
    await admin.end()
    await clean.stop()
    const stored = new Set(rows.map((row) => row.text))
    expect(acknowledged.filter((text) => !stored.has(text))).toEqual([])
    const check = runGateway(['check'], { DATA_DIR: data.directory })
    expect([await check.exited, check.output()]).toEqual([0, 'every invariant holds\n'])
  }, 240_000)

  it('R42 lets one gateway own a data directory; a second one ends with a message', async () => {
    const first = await startGateway({ DATA_DIR: data.directory })
    const second = runGateway([], { DATA_DIR: data.directory })
    expect(await second.exited).toBe(1)
    expect(second.output()).toBe(
      `The data directory ${data.directory} is in use by another gateway (process ${first.child.pid}); stop it or set DATA_DIR to another folder.\n`,
    )
    expect(await write(first.port, 'still here', 9999)).toBe(true)
    const crowd = Array.from({ length: 3 }, () => runGateway([], { DATA_DIR: data.directory }))
    expect(await Promise.all(crowd.map((run) => run.exited))).toEqual([1, 1, 1])
    first.child.kill('SIGTERM')
    expect(await first.exited).toBe(0)
  }, 60_000)

  it('ends with the gateway, even when that is killed', async () => {
    const orphan = await startGateway({ DATA_DIR: data.directory })
    const server = postgresPid(data.directory) ?? 0
    orphan.child.kill('SIGKILL')
    await orphan.exited
    expect(await hasEnded(server)).toBe(true)
  })

  it('reports a port in use in one sentence', async () => {
    const first = await startGateway({ DATA_DIR: data.directory })
    const other = await createDataDirectory()
    const second = runGateway([], { DATA_DIR: other.directory, GATEWAY_PORT: String(first.port) })
    expect(await second.exited).toBe(1)
    expect(second.output()).toBe(`Port ${first.port} is in use by another program; stop it or set GATEWAY_PORT.\n`)
    first.child.kill('SIGTERM')
    await first.exited
    other.remove()
  }, 60_000)
})
