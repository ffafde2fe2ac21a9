import { NpmError } from '../errors/npm-failure.ts'
import { ReleaseError } from '../errors/release-error.ts'
import { distTag } from '../registry/dist-tag.ts'
import { npm } from '../registry/npm.ts'
import { checkPackage } from './check-package.ts'
import { type StagedPackage, stagePackages } from './stage-packages.ts'

/** What the registry has of a package: whether this version is there, and the highest stable one. */
async function present({ name, version }: StagedPackage, registry?: string) {
  try {
    const said = await npm(['view', name, 'versions', 'dist-tags', '--json'], { cwd: process.cwd(), registry })
    const view = [JSON.parse(said)].flat()[0] as { versions?: string | string[]; 'dist-tags'?: { latest?: string } }
    return { isThere: [view.versions ?? []].flat().includes(version), latest: view['dist-tags']?.latest ?? null }
  } catch (error) {
    if (error instanceof NpmError && error.code === 'E404') return { isThere: false, latest: null }
    throw error
  }
}

interface Options {
  /** Publishes, and does not only check. */
  publish: boolean
  /** The commit the packages are built of; null where no commit has their files. */
  commit: string | null
  say: (line: string) => void
  registry?: string | undefined
}

/** Builds and checks every package; publishes, when asked, those whose version the registry has not. */
export async function publishPackages({ publish, commit, say, registry }: Options): Promise<void> {
  const staged = await stagePackages(commit)
  const problems = (await Promise.all(staged.map(checkPackage))).flat()
  if (problems.length) throw new ReleaseError(`The packages are not fit to be published:\n- ${problems.join('\n- ')}`)
  const found = await Promise.all(staged.map((pack) => (publish ? present(pack, registry) : null)))
  for (const [index, pack] of staged.entries()) {
    const { isThere, latest } = found[index] ?? { isThere: false, latest: null }
    const tag = distTag(pack.version, latest)
    if (publish && !isThere)
      await npm(['publish', '--access', 'restricted', '--tag', tag], { cwd: pack.folder, registry })
    const asTag = tag === 'latest' ? '' : ` as ${tag}`
    const done = publish ? (isThere ? ' was there already' : ` published${asTag}`) : ' is fit to be published'
    say(`${pack.name} ${pack.version}${done}`)
  }
}
