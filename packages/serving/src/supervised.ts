/** Tells a process that another one watches over it. */
export const supervisedVariable = { SUPERVISED: '1' } as const
export const readyMessage = 'ready'

export const isSupervised = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env.SUPERVISED === supervisedVariable.SUPERVISED && process.channel !== undefined

/** Runs `onOrphaned` when the supervisor is gone, where there was one. */
export function watchSupervisor(onOrphaned: () => void): void {
  if (!isSupervised(process.env)) return
  process.once('disconnect', onOrphaned)
  // By itself the channel keeps nothing alive.
  process.channel?.unref()
}

/** Tells the supervisor, where there is one, that this process serves. */
export function reportReady(): void {
  if (isSupervised(process.env)) process.send?.(readyMessage)
}
