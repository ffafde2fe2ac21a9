import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'

const here = (file: string) => new URL(file, import.meta.url).href

/** A supervisor of the given program, which says `pid <n>` when it is ready. */
function start(program: string, stopMs = 300) {
  const code = `
    import { supervise } from ${JSON.stringify(here('./supervise.ts'))}
    const report = (facts) => console.log(JSON.stringify(facts))
    process.exit(await supervise({ args: ['--input-type=module', '-e', process.env.PROGRAM], stopMs: ${stopMs}, report }))`
  const ready = `
    import { reportReady, watchSupervisor } from ${JSON.stringify(here('./supervised.ts'))}
    import { readRestarts } from ${JSON.stringify(here('./restarts.ts'))}
    import { startWatchdog } from ${JSON.stringify(here('./watchdog.ts'))}
    globalThis.ready = () => { reportReady(); console.log('pid ' + process.pid + ' ' + JSON.stringify(readRestarts(process.env))) }
    Object.assign(globalThis, { startWatchdog, watchSupervisor })
    setInterval(() => {}, 1000)`
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, PROGRAM: `${ready}\n${program}` },
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
        const found = lines.map((one) => pattern.exec(one)).filter((one) => one !== null)[nth - 1]
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const exited = once(supervisor, 'exit').then(([code]) => code as number | null)
  return { supervisor, line, lines, exited, pid: async (nth = 1) => Number((await line(/^pid (\d+)/, nth))[1]) }
}

const lives = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const gone = (pid: number) => expect.poll(() => lives(pid)).toBe(false)

describe('a supervisor', () => {
  it('starts a process again that was killed, met a defect or ended, and tells it how often and why', async () => {
    const run = start(
      `process.on('SIGUSR2', () => process.exit(70)); process.on('SIGHUP', () => process.exit(3)); ready()`,
    )
    process.kill(await run.pid(1), 'SIGKILL')
    process.kill(await run.pid(2), 'SIGUSR2')
    process.kill(await run.pid(3), 'SIGHUP')
    const last = await run.pid(4)
    const [, told = ''] = await run.line(/^pid \d+ (.*)/, 4)
    expect(JSON.parse(told)).toEqual({ stuck: 0, defect: 1, killed: 1, ended: 1 })
    const waits = run.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    expect(waits.map(({ alert, reason, waitMs }) => [alert, reason, waitMs])).toEqual([
      ['restart', 'killed', 250],
      ['restart', 'defect', 500],
      ['restart', 'ended', 1000],
    ])
    run.supervisor.kill('SIGTERM')
    await run.exited
    await gone(last)
  })

  it('ends a process whose event loop stands still, after the time it has for stopping', async () => {
    const run = start(`process.on('SIGTERM', () => {}); ready(); setTimeout(() => { for (;;); }, 50)`)
    const pid = await run.pid()
    run.supervisor.kill('SIGTERM')
    expect(await run.exited).toBe(1)
    expect(lives(pid)).toBe(false)
  })

  it('starts a stuck process again, and knows it for stuck', async () => {
    const run = start(
      `startWatchdog({ afterMs: 300, fields: { level: 50 } }); ready(); setTimeout(function spin() { for (;;); }, 50)`,
    )
    await run.pid(2)
    const [said = ''] = await run.line(/^\{.*"alert":"stuck".*/)
    expect(JSON.parse(said)).toMatchObject({
      level: 50,
      stack: [expect.stringContaining('spin'), ...[expect.anything(), expect.anything()]],
    })
    const [restart = ''] = await run.line(/^\{"alert":"restart".*/)
    expect(JSON.parse(restart)).toMatchObject({ reason: 'stuck', restarts: 1 })
    run.supervisor.kill('SIGTERM')
    await run.exited
  })

  it('ends with a process that could not start, or that ended as it should', async () => {
    expect(await start('process.exit(3)').exited).toBe(3)
    expect(await start('ready(); process.exit(0)').exited).toBe(0)
  })

  it('that is killed leaves nothing behind', async () => {
    const run = start(`watchSupervisor(() => process.exit(0)); ready()`)
    const pid = await run.pid()
    run.supervisor.kill('SIGKILL')
    await gone(pid)
  })
})
