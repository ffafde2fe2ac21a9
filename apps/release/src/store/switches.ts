import { ReleaseError } from '../errors/release-error.ts'
import type { Pointer, Step } from './pointer.ts'

const step = (what: Step['what'], version: string, reason?: string): Step => ({
  at: new Date().toISOString(),
  what,
  version,
  ...(reason ? { reason } : {}),
})
const opened = (pointer: Pointer | null): Pointer => {
  if (!pointer) throw new ReleaseError('Nothing serves yet: promote a version first.')
  return pointer
}

/** Gives a share of the devices another version. */
export const startCanary =
  (version: string, percent: number) =>
  (before: Pointer | null): Pointer => {
    const pointer = opened(before)
    if (version === pointer.stable) throw new ReleaseError(`${version} serves everybody already.`)
    return {
      ...pointer,
      canary: { version, percent },
      history: [...pointer.history, { ...step('canary', version), percent }],
    }
  }

/** Takes the canary away; its devices go back to the stable version. */
export const stopCanary =
  (version: string, reason: string) =>
  (before: Pointer | null): Pointer => {
    const pointer = opened(before)
    // NOTE: somebody may have promoted or replaced it in between; then there is nothing to stop.
    if (pointer.canary?.version !== version) return pointer
    return { ...pointer, canary: null, history: [...pointer.history, step('canary stopped', version, reason)] }
  }

/** Gives everybody a version: the named one, or the canary. */
export const promote =
  (version?: string) =>
  (before: Pointer | null): Pointer => {
    const next = version ?? before?.canary?.version
    if (!next) throw new ReleaseError('There is no canary: name the version to promote.')
    if (!before) return { stable: next, previous: null, canary: null, history: [step('opened', next)] }
    if (next === before.stable) throw new ReleaseError(`${next} serves everybody already.`)
    return { stable: next, previous: before.stable, canary: null, history: [...before.history, step('promoted', next)] }
  }

/** Gives everybody the version before. */
export const rollback = (before: Pointer | null): Pointer => {
  const { previous, stable, history } = opened(before)
  if (!previous) throw new ReleaseError(`There is no version before ${stable}.`)
  return { stable: previous, previous: stable, canary: null, history: [...history, step('rolled back', previous)] }
}

/** Takes a version that did not start from everybody again: `serving` stays, and nothing goes back to the refused one. */
export const refuse =
  (version: string, serving: string, previous: string | null) =>
  (before: Pointer | null): Pointer => {
    const pointer = opened(before)
    // NOTE: somebody may have switched again in between; then there is nothing to take back.
    if (pointer.stable !== version) return pointer
    return {
      ...pointer,
      stable: serving,
      previous: previous === version || previous === serving ? null : previous,
      history: [...pointer.history, step('refused', version, 'it did not start')],
    }
  }
