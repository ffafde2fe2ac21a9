import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { backOff, noRestarts, type RestartReason, reasonOf, restartsVariable } from './restarts.ts'
import { isSupervised, readyMessage, supervisedVariable } from './supervised.ts'

interface Options {
  /** The program and its arguments: by default those of this process. */
  args?: readonly string[]
  /** A process that is asked to stop is killed after this time. */
  stopMs?: number
  report(facts: { alert: string; reason: RestartReason; restarts: number; waitMs: number }, text: string): void
}

/** A little longer than a process drains. */
const defaultStopMs = 12_000
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** True when this process supervises a copy of itself instead of serving, which is the default. */
export const shouldSupervise = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.SUPERVISOR !== 'none' && !isSupervised(env)

/**
 * Runs this program as a child and restarts it, with growing delays, whenever it ends unasked after it was ready.
 * Resolves with the exit code once the child has ended as asked or has failed to start.
 */
export async function supervise({
  args = process.argv.slice(1),
  stopMs = defaultStopMs,
  report,
}: Options): Promise<number> {
  const counts = { ...noRestarts }
  const waitAfter = backOff()
  const stop = new AbortController()
  let child: ChildProcess | null = null
  let wasReady = false

  // Signals may come twice: a terminal signals the whole group, and an operator signals this process.
  for (const signal of signals)
    process.on(signal, () => {
      child?.kill('SIGTERM')
      if (stop.signal.aborted) return
      stop.abort()
      // A process whose event loop stands still hears no signal it could handle.
      setTimeout(() => child?.kill('SIGKILL'), stopMs).unref()
    })

  function runOnce(): Promise<{ code: number | null; signal: NodeJS.Signals | null; livedMs: number }> {
    const since = performance.now()
    const one = spawn(process.execPath, [...process.execArgv, ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...supervisedVariable, ...restartsVariable(counts) },
    })
    child = one
    one.on('message', (message) => {
      wasReady ||= message === readyMessage
    })
    return new Promise((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        child = null
        resolve({ code, signal, livedMs: performance.now() - since })
      }
      one.once('exit', end)
      one.once('error', () => one.pid === undefined && end(1, null))
    })
  }

  for (;;) {
    const { code, signal, livedMs } = await runOnce()
    if (stop.signal.aborted || code === 0) return code ?? 1
    if (!wasReady) return code ?? 1
    const reason = reasonOf(code, signal)
    counts[reason]++
    const waitMs = waitAfter(livedMs)
    report(
      { alert: 'restart', reason, restarts: counts[reason], waitMs },
      `the process ended (${signal ?? `exit code ${code}`}) and is started again`,
    )
    await delay(waitMs, undefined, { signal: stop.signal }).catch(() => undefined)
    if (stop.signal.aborted) return 0
  }
}
