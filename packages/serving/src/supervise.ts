import { setTimeout as delay } from 'node:timers/promises'
import { readDrainMs } from './drain.ts'
import { MetricsExchange } from './metrics/siblings.ts'
import { backOff, noRestarts, type RestartCounts, type RestartReason, reasonOf } from './restarts.ts'
import { type Child, startChild } from './start-child.ts'
import { isSupervised, readyMessage } from './supervised.ts'

interface Options {
  /** The program and its arguments: by default those of this process. */
  args?: readonly string[]
  /** Processes that share the program's port; by default one. */
  workers?: number
  /** Processes that have not stopped this many milliseconds after the stop signal are killed. */
  stopMs?: number
  /** Milliseconds that the processes go on serving after a stop signal; by default DRAIN_MS. */
  drainMs?: number
  report(facts: { alert: string; reason: RestartReason; restarts: number; waitMs: number }, text: string): void
}

/** Slightly longer than a process needs to stop gracefully. */
const defaultStopMs = 12_000
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** True if this process should supervise copies of itself instead of serving. This is the default. */
export const shouldSupervise = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.SUPERVISOR !== 'none' && !isSupervised(env)

/** Stops the processes one after another, so that the others serve in the meantime. */
async function stopInTurn(children: ReadonlySet<Child>, stopMs: number): Promise<void> {
  // A process with a blocked event loop cannot handle SIGTERM.
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, stopMs).unref()
  const patienceMs = stopMs / Math.max(1, children.size)
  for (const child of children) {
    child.kill('SIGTERM')
    await Promise.race([child.ended, delay(patienceMs, undefined, { ref: false })])
  }
}

/**
 * Runs this program in one or several child processes. Restarts each, with growing delays, when it ends unexpectedly
 * after it was ready. Resolves with the exit code when all have stopped on request, or one failed to start.
 */
export async function supervise({
  args = process.argv.slice(1),
  workers = 1,
  stopMs = defaultStopMs,
  drainMs = readDrainMs(process.env) ?? 0,
  report,
}: Options): Promise<number> {
  const counts = { ...noRestarts }
  const stop = new AbortController()
  const children = new Set<Child>()
  const metrics = new MetricsExchange()

  // The same signal may be received twice: a terminal signals the whole process group, an operator only this process.
  for (const signal of signals)
    process.on(signal, () => {
      if (stop.signal.aborted) return
      stop.abort()
      for (const child of children) child.send({ draining: true })
      void delay(drainMs).then(() => stopInTurn(children, stopMs))
    })

  const sendCounts = (restarts: RestartCounts) => {
    for (const child of children) child.send({ restarts })
  }

  async function keepRunning(): Promise<number> {
    const waitAfter = backOff()
    for (let wasReady = false; ; ) {
      const since = performance.now()
      const child = startChild({ args, sharesPort: workers > 1, counts })
      children.add(child)
      metrics.add(child)
      child.onMessage((message) => {
        wasReady ||= message === readyMessage
      })
      const { code, signal } = await child.ended
      children.delete(child)
      metrics.remove(child)
      if (stop.signal.aborted || code === 0 || !wasReady) return code ?? 1
      const reason = reasonOf(code, signal)
      counts[reason]++
      sendCounts(counts)
      const waitMs = waitAfter(performance.now() - since)
      report(
        { alert: 'restart', reason, restarts: counts[reason], waitMs },
        `the process ended (${signal ?? `exit code ${code}`}) and is started again`,
      )
      await delay(waitMs, undefined, { signal: stop.signal }).catch(() => undefined)
      if (stop.signal.aborted) return 0
    }
  }

  const slots = Array.from({ length: workers }, keepRunning)
  // If a process ends and is not restarted, end the program. Otherwise fewer processes would serve unnoticed.
  const code = await Promise.race(slots)
  if (!stop.signal.aborted) {
    stop.abort()
    void stopInTurn(children, stopMs)
  }
  const codes = await Promise.all(slots)
  return codes.find((each) => each !== 0) ?? code
}
