import { npm } from '../npm.ts'
import { NpmError } from '../npm-failure.ts'
import { ReleaseError } from '../switches.ts'
import { checkPackage } from './check-package.ts'
import { type StagedPackage, stagePackages } from './stage-packages.ts'

async function isPublished({ name, version }: StagedPackage, registry?: string): Promise<boolean> {
  try {
    return (await npm(['view', `${name}@${version}`, 'version'], { cwd: process.cwd(), registry })).trim() === version
  } catch (error) {
    if (error instanceof NpmError && error.code === 'E404') return false
    throw error
  }
}

/** Builds and checks every package; publishes, when asked, those whose version the registry has not. */
export async function publishPackages(publish: boolean, say: (line: string) => void, registry?: string): Promise<void> {
  const staged = await stagePackages()
  const problems = (await Promise.all(staged.map(checkPackage))).flat()
  if (problems.length) throw new ReleaseError(`The packages are not fit to be published:\n- ${problems.join('\n- ')}`)
  const present = await Promise.all(staged.map(async (pack) => publish && (await isPublished(pack, registry))))
  for (const [index, pack] of staged.entries()) {
    const there = present[index]
    if (publish && !there) await npm(['publish', '--access', 'restricted'], { cwd: pack.folder, registry })
    say(
      `${pack.name} ${pack.version}${publish ? (there ? ' was there already' : ' published') : ' is fit to be published'}`,
    )
  }
}
