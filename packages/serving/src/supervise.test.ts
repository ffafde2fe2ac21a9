import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'

const here = (file: string) => new URL(file, import.meta.url).href

interface Supervised {
  args: string[]
  stopMs?: number
  workers?: number
}

/** Starts a supervisor of the given program, which prints `pid <n>` when it is ready. */
function start(program: string) {
  const ready = `
    import { reportReady, watchSupervisor } from ${JSON.stringify(here('./supervised.ts'))}
    import { readRestarts } from ${JSON.stringify(here('./restarts.ts'))}
    import { startWatchdog } from ${JSON.stringify(here('./watchdog.ts'))}
    globalThis.ready = () => { reportReady(); console.log('pid ' + process.pid + ' ' + JSON.stringify(readRestarts(process.env))) }
    Object.assign(globalThis, { startWatchdog, watchSupervisor })
    setInterval(() => {}, 1000)`
  const run = superviseProgram({ args: ['--input-type=module', '-e', `${ready}\n${program}`] })
  return { ...run, pid: async (nth = 1) => Number((await run.line(/^pid (\d+)/, nth))[1]) }
}

function superviseProgram({ args, stopMs = 300, workers = 1 }: Supervised) {
  const code = `
    import { supervise } from ${JSON.stringify(here('./supervise.ts'))}
    const report = (facts) => console.log(JSON.stringify(facts))
    process.exit(await supervise({ ...JSON.parse(process.env.OPTIONS), report }))`
  // Run from a file: workers inherit the options of their supervisor, so `-e` would be passed to them.
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  const file = join(folder, 'supervisor.mjs')
  writeFileSync(file, code)
  const supervisor = spawn(process.execPath, [file], {
    env: { ...process.env, OPTIONS: JSON.stringify({ args, stopMs, workers }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: supervisor.stdout }).on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  const line = (pattern: RegExp, nth = 1) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const match = lines.map((one) => pattern.exec(one)).filter((one) => one !== null)[nth - 1]
        if (!match) return
        waiting.delete(look)
        resolve(match)
      }
      waiting.add(look)
      look()
    })
  const exited = once(supervisor, 'exit').then(([code]) => {
    rmSync(folder, { recursive: true })
    return code as number | null
  })
  return { supervisor, line, lines, exited }
}

const lives = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const expectGone = (pid: number) => expect.poll(() => lives(pid)).toBe(false)

describe('a supervisor', () => {
  it('restarts a process that was killed, failed or ended, and passes it the number of restarts by reason', async () => {
    const run = start(
      `process.on('SIGUSR2', () => process.exit(70)); process.on('SIGHUP', () => process.exit(3)); ready()`,
    )
    process.kill(await run.pid(1), 'SIGKILL')
    process.kill(await run.pid(2), 'SIGUSR2')
    process.kill(await run.pid(3), 'SIGHUP')
    const last = await run.pid(4)
    const [, counts = ''] = await run.line(/^pid \d+ (.*)/, 4)
    expect(JSON.parse(counts)).toEqual({ stuck: 0, defect: 1, killed: 1, ended: 1 })
    const waits = run.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    expect(waits.map(({ alert, reason, waitMs }) => [alert, reason, waitMs])).toEqual([
      ['restart', 'killed', 250],
      ['restart', 'defect', 500],
      ['restart', 'ended', 1000],
    ])
    run.supervisor.kill('SIGTERM')
    await run.exited
    await expectGone(last)
  })

  it('kills a process with a blocked event loop when the time limit for stopping is over', async () => {
    const run = start(`process.on('SIGTERM', () => {}); ready(); setTimeout(() => { for (;;); }, 50)`)
    const pid = await run.pid()
    run.supervisor.kill('SIGTERM')
    expect(await run.exited).toBe(1)
    expect(lives(pid)).toBe(false)
  })

  it('restarts a stuck process and reports it as stuck', async () => {
    const run = start(
      `startWatchdog({ afterMs: 300, fields: { level: 50 } }); ready(); setTimeout(function spin() { for (;;); }, 50)`,
    )
    await run.pid(2)
    const [logged = ''] = await run.line(/^\{.*"alert":"stuck".*/)
    expect(JSON.parse(logged)).toMatchObject({
      level: 50,
      stack: [expect.stringContaining('spin'), ...[expect.anything(), expect.anything()]],
    })
    const [restart = ''] = await run.line(/^\{"alert":"restart".*/)
    expect(JSON.parse(restart)).toMatchObject({ reason: 'stuck', restarts: 1 })
    run.supervisor.kill('SIGTERM')
    await run.exited
  })

  it('ends with a process that could not start, or that ended with code 0', async () => {
    expect(await start('process.exit(3)').exited).toBe(3)
    expect(await start('ready(); process.exit(0)').exited).toBe(0)
  })

  it('leaves no process behind when it is killed', async () => {
    const run = start(`watchSupervisor(() => process.exit(0)); ready()`)
    const pid = await run.pid()
    run.supervisor.kill('SIGKILL')
    await expectGone(pid)
  })

  it('shares a port among workers, restarts one that died, and stops them in turn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'workers-'))
    const program = join(folder, 'program.mjs')
    writeFileSync(
      program,
      `import { createServer } from 'node:http'
      import { reportReady, watchRestarts } from ${JSON.stringify(here('./supervised.ts'))}
      let restarts = null
      watchRestarts((counts) => { restarts = counts })
      const server = createServer((request, response) => response.end(JSON.stringify({ pid: process.pid, restarts })))
      process.on('SIGTERM', () => {
        console.log('stopping ' + process.pid)
        setTimeout(() => { console.log('stopped ' + process.pid); process.exit(0) }, 200)
      })
      server.listen(0, '127.0.0.1', () => { reportReady(); console.log('port ' + server.address().port + ' ' + process.pid) })`,
    )
    const run = superviseProgram({ args: [program], workers: 2, stopMs: 5000 })
    const [, port = ''] = await run.line(/^port (\d+)/)
    const [, samePort, second] = await run.line(/^port (\d+) (\d+)/, 2)
    expect(samePort).toBe(port)
    const ask = async () =>
      (await (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).json()) as {
        pid: number
        restarts: { killed: number } | null
      }
    const pids = async () => new Set([await ask(), await ask(), await ask(), await ask()].map(({ pid }) => pid))
    expect((await pids()).size).toBe(2)
    process.kill(Number(second), 'SIGKILL')
    await run.line(/^port (\d+)/, 3)
    expect((await pids()).size).toBe(2)
    expect((await pids()).has(Number(second))).toBe(false)
    const reported = [await ask(), await ask()].map(({ restarts }) => restarts?.killed)
    expect(reported).toContain(1)
    run.supervisor.kill('SIGTERM')
    expect(await run.exited).toBe(0)
    const order = run.lines.filter((line) => line.startsWith('stop')).map((line) => line.split(' ')[0])
    expect(order).toEqual(['stopping', 'stopped', 'stopping', 'stopped'])
    rmSync(folder, { recursive: true })
  })
})
