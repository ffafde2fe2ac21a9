import type { Pointer } from '../../pointer/pointer.ts'
import type { VersionChanges } from './version-changes.ts'

/** A version that came to everybody, in words for the tenant. */
export interface ServedChange {
  version: string
  /** Milliseconds since 1970. */
  at: number
  isBack: boolean
  notes: string[]
}

const maxChanges = 20

/** The switches that everybody noticed, the last one first. Refused versions served nobody, so they are left out. */
export async function servedChanges(
  pointer: Pointer | null,
  changesBetween: (from: string | null, to: string) => Promise<VersionChanges>,
): Promise<ServedChange[]> {
  const steps = (pointer?.history ?? []).filter(({ what }) =>
    ['opened', 'promoted', 'rolled back', 'refused'].includes(what),
  )
  const noticed = steps.filter(
    (step, index) =>
      step.what !== 'refused' && !(steps[index + 1]?.what === 'refused' && steps[index + 1]?.version === step.version),
  )
  const changes = noticed.map(async ({ version, at }, index) => {
    const { isBack, notes } = await changesBetween(noticed[index - 1]?.version ?? null, version)
    return { version, at: Date.parse(at), isBack, notes: notes.map(({ text }) => text) }
  })
  return (await Promise.all(changes.slice(-maxChanges))).reverse()
}
