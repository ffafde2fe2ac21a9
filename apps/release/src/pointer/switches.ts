import { ReleaseError } from '../errors/release-error.ts'
import type { Pointer, Step, Switch } from './pointer.ts'
import { withoutSchedule } from './schedule.ts'

const step = (what: Step['what'], version: string, reason?: string): Step => ({
  at: new Date().toISOString(),
  what,
  version,
  ...(reason ? { reason } : {}),
})
const requirePointer = (pointer: Pointer | null): Pointer => {
  if (!pointer) throw new ReleaseError('No version is served yet: promote one first.')
  return pointer
}

const otherSwitch = 'another switch was made before its time'

/** Serves another version to a share of the devices. */
export const startCanary =
  (version: string, percent: number) =>
  (before: Pointer | null): Pointer => {
    const pointer = requirePointer(before)
    if (version === pointer.stable) throw new ReleaseError(`${version} is already served to everybody.`)
    return {
      ...pointer,
      canary: { version, percent },
      history: [...pointer.history, { ...step('canary', version), percent }],
    }
  }

/** Stops the canary; its devices get the stable version again. */
export const stopCanary =
  (version: string, reason: string) =>
  (before: Pointer | null): Pointer => {
    const pointer = requirePointer(before)
    // If the canary was promoted or replaced in the meantime, there is nothing to stop.
    if (pointer.canary?.version !== version) return pointer
    const next =
      pointer.scheduled?.version === version
        ? withoutSchedule(pointer, 'the canary was stopped before its time')
        : pointer
    return { ...next, canary: null, history: [...next.history, step('canary stopped', version, reason)] }
  }

/** Serves the named version, or else the canary, to everybody. */
export const promote =
  (version?: string) =>
  (before: Pointer | null): Pointer => {
    const next = version ?? before?.canary?.version
    if (!next) throw new ReleaseError('There is no canary: name the version to promote.')
    if (!before) return { stable: next, previous: null, canary: null, history: [step('opened', next)] }
    if (next === before.stable) throw new ReleaseError(`${next} is already served to everybody.`)
    const { history } = withoutSchedule(before, otherSwitch)
    return { stable: next, previous: before.stable, canary: null, history: [...history, step('promoted', next)] }
  }

/** Serves the previous version to everybody. */
export const rollback = (before: Pointer | null): Pointer => {
  const { previous, stable, history } = withoutSchedule(requirePointer(before), otherSwitch)
  if (!previous) throw new ReleaseError(`There is no version before ${stable}.`)
  return { stable: previous, previous: stable, canary: null, history: [...history, step('rolled back', previous)] }
}

/** A rollback from the version that was served when it was decided; a second one at the same moment is refused. */
export const rollbackFrom =
  (served: string) =>
  (before: Pointer | null): Pointer => {
    if (before?.stable === served) return rollback(before)
    throw new ReleaseError(
      `Another switch came first: ${before?.stable} serves everybody now. Nothing was rolled back.`,
    )
  }

/** The revision of a pointer: each switch adds a step. */
export const revisionOf = (pointer: Pointer | null): number => pointer?.history.length ?? 0

/** A switch decided on at a revision of the pointer; refused if anything was switched since. */
export const ifUnchanged =
  (revision: number, change: Switch): Switch =>
  (before) => {
    if (revisionOf(before) === revision) return change(before)
    const last = before?.history.at(-1)
    const came = last ? `: ${last.what} ${last.version}${last.by ? ` by ${last.by}` : ''}` : ''
    throw new ReleaseError(`Another switch came first${came}. Nothing was changed.`)
  }

/** Reverts the switch to a version that did not start: `serving` stays, and no rollback selects the refused version. */
export const refuse =
  (version: string, serving: string, previous: string | null) =>
  (before: Pointer | null): Pointer => {
    const pointer = requirePointer(before)
    // If another switch was made in the meantime, there is nothing to revert.
    if (pointer.stable !== version) return pointer
    const next = withoutSchedule(pointer, otherSwitch)
    return {
      ...next,
      stable: serving,
      previous: previous === version || previous === serving ? null : previous,
      history: [...next.history, step('refused', version, 'it did not start')],
    }
  }
