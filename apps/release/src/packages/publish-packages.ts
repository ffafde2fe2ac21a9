import { ReleaseError } from '../errors/release-error.ts'
import { distTag } from '../registry/dist-tag.ts'
import { fetchPublished } from '../registry/fetch-published.ts'
import { npm } from '../registry/npm.ts'
import { checkPackage } from './check-package.ts'
import { stagePackages } from './stage-packages.ts'

interface Options {
  /** True to publish the packages after the checks, false to check only. */
  publish: boolean
  /** The commit the packages are built from; null for uncommitted files. */
  commit: string | null
  say: (line: string) => void
  registry?: string | undefined
}

/** Builds and checks every package; with `publish`, publishes the versions the registry does not have. */
export async function publishPackages({ publish, commit, say, registry }: Options): Promise<void> {
  const staged = await stagePackages(commit)
  const problems = (await Promise.all(staged.map(checkPackage))).flat()
  if (problems.length) throw new ReleaseError(`The packages cannot be published:\n- ${problems.join('\n- ')}`)
  const inRegistry = await Promise.all(staged.map((pack) => (publish ? fetchPublished(pack, registry) : null)))
  for (const [index, pack] of staged.entries()) {
    const { isPublished, latest } = inRegistry[index] ?? { isPublished: false, latest: null }
    const tag = distTag(pack.version, latest)
    if (publish && !isPublished)
      await npm(['publish', '--access', 'restricted', '--tag', tag], { cwd: pack.folder, registry })
    const asTag = tag === 'latest' ? '' : ` as ${tag}`
    const outcome = publish ? (isPublished ? ' was there already' : ` published${asTag}`) : ' is fit to be published'
    say(`${pack.name} ${pack.version}${outcome}`)
  }
}
