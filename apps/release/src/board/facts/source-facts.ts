import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { root, workspacePackages } from '../../packages/workspace-package.ts'
import { pendingChanges, type ReleasePlan } from '../../publishing/plan.ts'
import { sourceState } from '../../publishing/source-state.ts'
import { fetchPublished } from '../../registry/fetch-published.ts'

/** The state of the repository beside the board. */
export interface SourceFacts {
  commit: string | null
  uncommitted: string[]
  /** Notes that are not written into versions yet. */
  pending: number
  /** Packages that changed since their version was written, and that no note names. */
  withoutNote: string[]
  /** Packages whose version is not in the registry; null if the registry was not asked. */
  unpublished: { name: string; version: string }[] | null
  /** Reasons for which something is unknown. */
  problems: string[]
}

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

/** Files that nobody notices in a package. */
const unnoticed = ['*.test.ts', '*.test.tsx', '*.stories.tsx', '*.md', 'package.json', 'testing/**']

/** True if a package's files differ from those of the commit that wrote its version. */
async function isChanged(folder: string): Promise<boolean> {
  const place = path.relative(root, folder)
  const versioned = await git('log', '-1', '--format=%H', '-G"version":', '--', path.join(place, 'package.json'))
  if (!versioned) return false
  const inPlace = unnoticed.map((pattern) => `:(exclude,glob)${place}/**/${pattern}`)
  return (await git('diff', '--name-only', versioned, '--', place, ...inPlace)) !== ''
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>, lanes = 3): Promise<R[]> {
  const results: R[] = []
  const waiting = [...items.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}

/** Looks at the repository and asks the registry, which takes seconds. */
export async function readSourceFacts(registry: string | undefined): Promise<SourceFacts> {
  const problems: string[] = []
  const reported =
    <T>(fallback: T) =>
    (error: unknown) => {
      problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
      return fallback
    }
  const { commit, uncommitted } = await sourceState()
  if (commit === null) problems.push('This folder is no git repository.')
  const nothing: ReleasePlan = { changesets: [], releases: [] }
  const { changesets } = await pendingChanges().catch(reported(nothing))
  const named = new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name)))
  const packages = workspacePackages()
  const silent = packages.filter(({ json }) => !named.has(json.name))
  const changed = commit === null ? [] : await inTurns(silent, ({ folder }) => isChanged(folder)).catch(reported([]))
  const isPublished = async ({ json: { name, version } }: (typeof packages)[number]) =>
    (await fetchPublished({ name, version }, registry)).isPublished
  const inRegistry = registry ? await inTurns(packages, isPublished).catch(reported(null)) : null
  return {
    commit,
    uncommitted,
    pending: changesets.length,
    withoutNote: silent.filter((_, index) => changed[index]).map(({ json }) => json.name),
    unpublished:
      inRegistry &&
      packages.filter((_, index) => !inRegistry[index]).map(({ json: { name, version } }) => ({ name, version })),
    problems,
  }
}
