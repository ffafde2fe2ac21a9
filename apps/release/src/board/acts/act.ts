import type { Pointer, Switch } from '../../pointer/pointer.ts'
import { cancelSchedule, schedulePromotion } from '../../pointer/schedule.ts'
import { promote, rollback, startCanary, stopCanary } from '../../pointer/switches.ts'

export const actNames = ['promote', 'rollback', 'canary', 'stop-canary', 'schedule', 'cancel-schedule'] as const
export type ActName = (typeof actNames)[number]

/** The decision of a person, as the form of an act sends it. */
export interface Decision {
  version: string
  percent: number
  /** Milliseconds since 1970. */
  at: number
  reason: string
  by: string
}

interface Act {
  title: (version: string) => string
  /** The button that makes the switch. */
  button: (version: string) => string
  /** The sentence that says who will notice. */
  effect: (version: string, pointer: Pointer | null) => string
  /** The version of this act if the address names none. */
  versionOf: (pointer: Pointer | null) => string | undefined
  /** The version must be installed before the switch. */
  installs: boolean
  /** The role in which the fronts start to serve the version; null if they start nothing. */
  role: 'stable' | 'canary' | null
  change: (decision: Decision) => Switch
  success: (decision: Decision) => string
}

const everybody = (pointer: Pointer | null) =>
  pointer ? `${pointer.stable} serves everybody now and is kept for a rollback.` : 'Nothing serves yet.'

/** Acts of release managers that change live traffic. */
export const acts: Record<ActName, Act> = {
  promote: {
    title: (version) => `Promote ${version}`,
    button: (version) => `Promote ${version} to everybody`,
    effect: (version, pointer) => `Every visitor gets ${version}. ${everybody(pointer)}`,
    versionOf: (pointer) => pointer?.canary?.version,
    ...{ installs: true, role: 'stable' },
    change: ({ version }) => promote(version),
    success: () => 'serves everybody',
  },
  rollback: {
    title: (version) => `Roll back to ${version}`,
    button: (version) => `Roll back to ${version}`,
    effect: (version, pointer) =>
      `Every visitor gets ${version} again, at once: its process is still running. ${pointer?.stable} is kept, so that a second rollback returns to it.`,
    versionOf: (pointer) => pointer?.previous ?? undefined,
    ...{ installs: true, role: 'stable' },
    change: () => rollback,
    success: () => 'serves everybody again',
  },
  canary: {
    title: (version) => `Start a canary of ${version}`,
    button: (version) => `Start the canary of ${version}`,
    effect: (version, pointer) =>
      `A share of the devices gets ${version}; all others stay with ${pointer?.stable}. The front stops the canary by itself when it fails more often.`,
    versionOf: () => undefined,
    ...{ installs: true, role: 'canary' },
    change: ({ version, percent }) => startCanary(version, percent),
    success: ({ percent }) => `serves ${percent} % of the devices`,
  },
  'stop-canary': {
    title: (version) => `Stop the canary of ${version}`,
    button: () => 'Stop the canary',
    effect: (_, pointer) => `Its devices get ${pointer?.stable} again.`,
    versionOf: (pointer) => pointer?.canary?.version,
    ...{ installs: false, role: null },
    change: ({ version, reason }) => stopCanary(version, reason),
    success: () => 'is no canary any more',
  },
  schedule: {
    title: (version) => `Schedule ${version}`,
    button: (version) => `Schedule the promotion of ${version}`,
    effect: (version, pointer) =>
      `Every visitor gets ${version} at the time you set. ${everybody(pointer)} Any other promotion, a rollback, or the end of its canary cancels it.`,
    versionOf: (pointer) => pointer?.canary?.version,
    ...{ installs: true, role: null },
    change: ({ version, at, by, reason }) => schedulePromotion({ version, at, by, reason }),
    success: ({ at }) => `is promoted at ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  },
  'cancel-schedule': {
    title: (version) => `Cancel the promotion of ${version}`,
    button: () => 'Cancel the promotion',
    effect: (version, pointer) => `${version} is not promoted; ${pointer?.stable} goes on.`,
    versionOf: (pointer) => pointer?.scheduled?.version,
    ...{ installs: false, role: null },
    change: () => cancelSchedule,
    success: () => 'is not promoted any more',
  },
}
