/** Why a process ended unexpectedly. */
export const restartReasons = ['stuck', 'defect', 'killed', 'ended'] as const
export type RestartReason = (typeof restartReasons)[number]
export type RestartCounts = Readonly<Record<RestartReason, number>>

/** The exit code of a process that stopped gracefully after an unhandled error. */
export const defectExitCode = 70
/** The watchdog's signal. It has no handler, so it ends even a process whose event loop is blocked. */
export const stuckSignal = 'SIGALRM'

export function reasonOf(code: number | null, signal: NodeJS.Signals | null): RestartReason {
  if (signal === stuckSignal) return 'stuck'
  if (signal) return 'killed'
  return code === defectExitCode ? 'defect' : 'ended'
}

const variable = 'PROCESS_RESTARTS'

export const noRestarts: RestartCounts = { stuck: 0, defect: 0, killed: 0, ended: 0 }

/** Reads how often this process was restarted, by reason, from the variable that its supervisor sets. */
export function readRestarts(env: Readonly<Record<string, string | undefined>>): RestartCounts {
  const reported = new Map((env[variable] ?? '').split(',').map((pair) => pair.split('=') as [string, string]))
  const counts = restartReasons.map((reason) => [reason, Number(reported.get(reason)) || 0])
  return Object.fromEntries(counts) as RestartCounts
}

export const restartsVariable = (counts: RestartCounts): Record<string, string> => ({
  [variable]: restartReasons.map((reason) => `${reason}=${counts[reason]}`).join(','),
})

const firstWaitMs = 250
const longestWaitMs = 30_000
/** After a process has run for this long, the restart delay returns to the shortest. */
const healthyMs = 60_000

/** Returns a function that gives the delay before each restart. The delay grows if the process keeps ending early. */
export function backOff(): (livedMs: number) => number {
  let wait = 0
  return (livedMs) => {
    wait = wait === 0 || livedMs > healthyMs ? firstWaitMs : Math.min(wait * 2, longestWaitMs)
    return wait
  }
}
