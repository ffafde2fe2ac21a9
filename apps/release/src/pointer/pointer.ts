/** One entry of a tenant's release history, newest last. */
export interface Step {
  /** ISO 8601, UTC. */
  at: string
  what:
    | 'opened'
    | 'canary'
    | 'canary stopped'
    | 'promoted'
    | 'rolled back'
    | 'refused'
    | 'scheduled'
    | 'schedule cancelled'
  version: string
  reason?: string
  /** The canary's share of the devices. */
  percent?: number
  /** The time of a scheduled promotion. ISO 8601, UTC. */
  due?: string
  /** The person or the front that made the switch; absent in steps from before it was recorded. */
  by?: string
}

/** A promotion at a time. */
export interface Scheduled {
  version: string
  /** ISO 8601, UTC. */
  at: string
  by: string
  reason?: string
}

/** The versions to serve. A switch changes only this. */
export interface Pointer {
  stable: string
  /** The version that a rollback serves again; its process keeps running. */
  previous: string | null
  canary: { version: string; percent: number } | null
  /** A promotion that waits for its time. */
  scheduled?: Scheduled
  history: Step[]
}

/** A change of the pointer; throws to refuse. */
export type Switch = (before: Pointer | null) => Pointer

/** The origin of a switch. */
export interface Origin {
  by: string
  reason?: string
}

/** The pointer with its new steps signed by whoever made the switch. */
export function signed(before: Pointer | null, after: Pointer, { by, reason }: Origin): Pointer {
  const old = before?.history.length ?? 0
  const sign = (step: Step): Step => ({
    by,
    ...step,
    ...((step.reason ?? reason) ? { reason: step.reason ?? reason } : {}),
  })
  return { ...after, history: [...after.history.slice(0, old), ...after.history.slice(old).map(sign)] }
}
