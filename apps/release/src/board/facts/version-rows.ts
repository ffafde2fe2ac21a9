import semver from 'semver'
import type { Pointer, Step } from '../../pointer/pointer.ts'

export type VersionState =
  | 'live'
  | 'canary'
  | 'previous'
  | 'scheduled'
  | 'staged'
  | 'published'
  | 'taken back'
  | 'served before'

/** One version of a tenant, and how far it got. */
export interface VersionRow {
  version: string
  state: VersionState
  /** The canary's share of the devices. */
  percent: number | null
  /** Time and author of the step that brought the version here. */
  at: number | null
  by: string | null
  installed: boolean
  published: boolean
}

interface Sources {
  pointer: Pointer | null
  /** Installed versions and the times of their installation. */
  installed: ReadonlyMap<string, number>
  published: readonly string[]
}

const served: readonly Step['what'][] = ['opened', 'promoted', 'rolled back']
const steps: Partial<Record<VersionState, readonly Step['what'][]>> = {
  live: served,
  previous: served,
  'served before': served,
  canary: ['canary'],
  scheduled: ['scheduled'],
  'taken back': ['canary stopped', 'refused'],
}

export const newestFirst = (one: string, other: string): number =>
  semver.valid(one) && semver.valid(other) ? semver.rcompare(one, other) : other.localeCompare(one)

function stateOf(version: string, pointer: Pointer | null, isInstalled: boolean): VersionState {
  if (version === pointer?.stable) return 'live'
  if (version === pointer?.canary?.version) return 'canary'
  if (version === pointer?.scheduled?.version) return 'scheduled'
  if (version === pointer?.previous) return 'previous'
  const last = pointer?.history.findLast((step) => step.version === version && !step.what.startsWith('schedule'))
  if (last && ['canary stopped', 'refused'].includes(last.what)) return 'taken back'
  if (last) return 'served before'
  return isInstalled ? 'staged' : 'published'
}

/** All versions of a tenant, newest first. */
export function versionRows({ pointer, installed, published }: Sources): VersionRow[] {
  const versions = new Set([
    ...(pointer?.history.map(({ version }) => version) ?? []),
    ...installed.keys(),
    ...published,
  ])
  return [...versions].sort(newestFirst).map((version) => {
    const state = stateOf(version, pointer, installed.has(version))
    const step = pointer?.history.findLast((one) => one.version === version && steps[state]?.includes(one.what))
    return {
      version,
      state,
      percent: state === 'canary' ? (pointer?.canary?.percent ?? null) : null,
      at: step ? Date.parse(step.at) : (installed.get(version) ?? null),
      by: step?.by ?? null,
      installed: installed.has(version),
      published: published.includes(version),
    }
  })
}
