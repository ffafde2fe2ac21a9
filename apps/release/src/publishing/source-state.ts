import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ReleaseError } from '../errors/release-error.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const run = promisify(execFile)

/** The state of the source that a build is made from. */
export interface Source {
  /** Hash of the checked-out commit; null outside a git checkout. */
  commit: string | null
  /** Files that differ from `commit` or are not part of it. */
  uncommitted: string[]
  /** The commit of an existing release tag; null when there is none. */
  commitOfTag: (tag: string) => Promise<string | null>
}

/** Reads the state of the repository with git. */
export async function sourceState(folder = root): Promise<Source> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: folder })).stdout
  const commit = await git('rev-parse', 'HEAD').then(
    (stdout) => stdout.trim(),
    () => null,
  )
  const status = commit === null ? '' : await git('status', '--porcelain', '-z', '--no-renames')
  return {
    commit,
    uncommitted: status
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3)),
    commitOfTag: (tag) =>
      git('rev-parse', '--verify', '--quiet', `refs/tags/${tag}^{commit}`).then(
        (stdout) => stdout.trim(),
        () => null,
      ),
  }
}

/** The git tag of a published version. */
export const tagOf = (name: string, version: string): string => `${name}@${version}`

const maxListed = 3

/** Reasons why this source may not be published under a version; empty when it may. */
export async function sourceObjections(source: Source, name: string, version: string): Promise<string[]> {
  const { commit, uncommitted } = source
  if (commit === null) return ['there is no commit to name: this folder is no git repository']
  const listed = uncommitted.slice(0, maxListed).join(', ')
  const more = uncommitted.length > maxListed ? ` and ${uncommitted.length - maxListed} more` : ''
  const tagged = await source.commitOfTag(tagOf(name, version))
  return [
    ...(uncommitted.length > 0 ? [`not committed: ${listed}${more}`] : []),
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
