import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ReleaseError } from '../errors/release-error.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** The source of a build. */
export interface Source {
  /** Hash of the checked-out commit; null outside a git checkout. */
  commit: string | null
  /** Files that differ from that commit, or are not in it. */
  uncommitted: string[]
  /** The commit of an existing release tag; null when there is none. */
  commitOfTag: (tag: string) => Promise<string | null>
}

/** Reads the state of the repository with git. */
export async function sourceState(folder = root): Promise<Source> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout
  const commit = await git('rev-parse', 'HEAD').then(
    (said) => said.trim(),
    () => null,
  )
  const changed = commit === null ? '' : await git('status', '--porcelain', '-z', '--no-renames')
  return {
    commit,
    uncommitted: changed
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    commitOfTag: (tag) =>
      git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`).then(
        (said) => said.trim(),
        () => null,
      ),
  }
}

/** The git tag of a published version. */
export const tagOf = (name: string, version: string): string => `${name}@${version}`

const mostNamed = 3

/** Reasons why this source may not be published under a version; empty when it may. */
export async function sourceObjections(source: Source, name: string, version: string): Promise<string[]> {
  const { commit, uncommitted } = source
  if (commit === null) return ['there is no commit to name: this folder is no git repository']
  const named = uncommitted.slice(0, mostNamed).join(', ')
  const more = uncommitted.length > mostNamed ? ` and ${uncommitted.length - mostNamed} more` : ''
  const tagged = await source.commitOfTag(tagOf(name, version))
  return [
    ...(uncommitted.length > 0 ? [`not committed: ${named}${more}`] : []),
    ...(tagged && tagged !== commit
      ? [`the tag ${tagOf(name, version)} is at another commit, ${tagged.slice(0, 12)}`]
      : []),
  ]
}

/** Tags the commit a version was published from. Idempotent. */
export async function tagSource(commit: string, tag: string, folder = root): Promise<void> {
  const { commitOfTag } = await sourceState(folder)
  if ((await commitOfTag(tag)) === commit) return
  await run('git', ['tag', tag, commit], { cwd: folder }).catch((error: unknown) => {
    throw new ReleaseError(`${tag} is published, but its commit could not be tagged: ${String(error)}`)
  })
}
