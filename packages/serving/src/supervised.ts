import cluster from 'node:cluster'
import type { RestartCounts } from './restarts.ts'

/** The environment variable that marks a process as supervised. */
export const supervisedVariable = { SUPERVISED: '1' } as const
export const readyMessage = 'ready'

export const isSupervised = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.SUPERVISED === supervisedVariable.SUPERVISED && process.channel !== undefined

let isReady = false

/** The IPC channel must not keep the process alive. A worker needs the channel until it listens on its port. */
export function releaseChannel(): void {
  if (isReady || !cluster.isWorker) process.channel?.unref()
}

/** Runs `onOrphaned` when this process loses its supervisor. */
export function watchSupervisor(onOrphaned: () => void): void {
  if (!isSupervised(process.env)) return
  process.once('disconnect', onOrphaned)
  releaseChannel()
}

/** Tells the supervisor, if there is one, that this process is ready. */
export function reportReady(): void {
  if (!isSupervised(process.env)) return
  process.send?.(readyMessage)
  isReady = true
  releaseChannel()
}

/** Calls `listener` when the supervisor is about to stop its processes: see `createDrain`. */
export function watchDraining(listener: () => void): void {
  if (!isSupervised(process.env)) return
  process.on('message', (message: { draining?: boolean } | null) => {
    if (message?.draining) listener()
  })
  releaseChannel()
}

/** Calls `listener` with the restart counts of all the program's processes whenever a process was restarted. */
export function watchRestarts(listener: (restarts: RestartCounts) => void): void {
  if (!isSupervised(process.env)) return
  process.on('message', (message: { restarts?: RestartCounts } | null) => {
    if (message?.restarts) listener(message.restarts)
  })
  releaseChannel()
}
