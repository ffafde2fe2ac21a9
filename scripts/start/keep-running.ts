import { setTimeout as delay } from 'node:timers/promises'
import { backOff, noRestarts, reasonOf, restartsVariable } from '@tradepost/serving/restarts'
import { type Program, type Running, startProgram } from './processes.ts'

interface Options {
  program: Program
  /** True while everything is being stopped, by the user or after a fatal error. */
  isStopping: () => boolean
  say: (sentence: string) => void
}

/** Restarts a program whenever it ends by itself, after growing delays, and reports each restart. */
export function keepRunning(running: Running, { program, isStopping, say }: Options): void {
  const counts = { ...noRestarts }
  const waitAfter = backOff()

  function watch(since: number): void {
    running.child.once('exit', async (code, signal) => {
      if (isStopping()) return
      counts[reasonOf(code, signal)]++
      const waitMs = waitAfter(performance.now() - since)
      const how = signal ?? `exit code ${code}`
      say(`The ${program.name} ended (${how}) and is started again in ${(waitMs / 1000).toFixed(1)} s`)
      await delay(waitMs)
      if (isStopping()) return
      const next = startProgram({ ...program, env: { ...program.env, ...restartsVariable(counts) } })
      running.child = next.child
      running.tail = next.tail
      watch(performance.now())
    })
  }
  watch(performance.now())
}
