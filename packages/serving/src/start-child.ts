import { type ChildProcess, spawn } from 'node:child_process'
import cluster from 'node:cluster'
import type { Numbers } from './metrics/numbers.ts'
import { type RestartCounts, restartsVariable } from './restarts.ts'
import { supervisedVariable } from './supervised.ts'

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}
/** Messages of a supervisor to its processes. */
type Message =
  | { restarts: RestartCounts }
  | { draining: true }
  | { reportMetrics: number }
  | { gathered: number; numbers: Numbers[] }
/** A supervised process. */
export interface Child {
  ended: Promise<Ended>
  kill: (signal: NodeJS.Signals) => void
  send: (message: Message) => void
  onMessage: (listener: (message: unknown) => void) => void
}
interface Start {
  args: readonly string[]
  /** The child shares its port with its siblings: this process accepts connections and hands them to the children. */
  sharesPort: boolean
  counts: RestartCounts
}

function startProcess({ args, sharesPort, counts }: Start): ChildProcess {
  const variables = { ...supervisedVariable, ...restartsVariable(counts) }
  if (!sharesPort)
    return spawn(process.execPath, [...process.execArgv, ...args], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...variables },
    })
  const [exec, ...rest] = args
  cluster.setupPrimary({ exec, args: rest, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return cluster.fork(variables).process
}

export function startChild(start: Start): Child {
  const child = startProcess(start)
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', () => child.pid === undefined && resolve({ code: 1, signal: null }))
  })
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    // Ignore a failure: the process is ending.
    send: (message) => void (child.connected && child.send(message, () => undefined)),
    onMessage: (listener) => void child.on('message', listener),
  }
}
