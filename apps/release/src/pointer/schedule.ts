import { ReleaseError } from '../errors/release-error.ts'
import type { Pointer, Step } from './pointer.ts'

/** A promotion that nobody made for this long after its time is cancelled, because nobody expects it any more. */
const lateMs = 60 * 60_000
const farthestMs = 90 * 24 * 3_600_000

const cancelled = (version: string, reason?: string): Step => ({
  ...{ at: new Date().toISOString(), what: 'schedule cancelled', version },
  ...(reason ? { reason } : {}),
})

/** The pointer without its scheduled promotion, and with the step that says so. */
export function withoutSchedule(pointer: Pointer, reason?: string): Pointer {
  const { scheduled, ...rest } = pointer
  return scheduled ? { ...rest, history: [...rest.history, cancelled(scheduled.version, reason)] } : pointer
}

interface Plan {
  version: string
  /** Milliseconds since 1970. */
  at: number
  by: string
  reason: string
}

/** Schedules the promotion of a version. */
export const schedulePromotion =
  ({ version, at, by, reason }: Plan, now = Date.now()) =>
  (before: Pointer | null): Pointer => {
    if (!before) throw new ReleaseError('No version is served yet: promote one first.')
    if (version === before.stable) throw new ReleaseError(`${version} is already served to everybody.`)
    if (before.scheduled)
      throw new ReleaseError(`The promotion of ${before.scheduled.version} is scheduled already: cancel it first.`)
    if (!(at > now)) throw new ReleaseError('The time of a promotion must be in the future.')
    if (at > now + farthestMs) throw new ReleaseError('A promotion is scheduled at most 90 days ahead.')
    const due = new Date(at).toISOString()
    const step: Step = { at: new Date(now).toISOString(), what: 'scheduled', version, due, by, reason }
    return { ...before, scheduled: { version, at: due, by, reason }, history: [...before.history, step] }
  }

/** Cancels the scheduled promotion. */
export const cancelSchedule = (before: Pointer | null): Pointer => {
  if (!before?.scheduled) throw new ReleaseError('No promotion is scheduled.')
  return withoutSchedule(before)
}

/** True from the time of the scheduled promotion on. */
export const isDue = (pointer: Pointer | null, now = Date.now()): boolean =>
  pointer?.scheduled !== undefined && Date.parse(pointer.scheduled.at) <= now

/**
 * Makes the scheduled promotion, if it is due. Several processes may try: the first one takes it off the pointer, so
 * that it is made once. A promotion that is late by more than an hour is cancelled.
 */
export const runSchedule =
  (now = Date.now()) =>
  (before: Pointer | null): Pointer => {
    if (!before) throw new ReleaseError('No version is served yet: promote one first.')
    const { scheduled, ...pointer } = before
    if (!scheduled || !isDue(before, now)) return before
    const { version, at, by, reason } = scheduled
    if (now - Date.parse(at) > lateMs)
      return withoutSchedule(before, 'no front and no board ran within an hour of its time')
    if (version === before.stable) return withoutSchedule(before, 'it serves everybody already')
    const step: Step = {
      ...{ at: new Date(now).toISOString(), what: 'promoted', version, by: `${by}, by schedule` },
      ...(reason ? { reason } : {}),
    }
    return { ...pointer, stable: version, previous: before.stable, canary: null, history: [...before.history, step] }
  }
