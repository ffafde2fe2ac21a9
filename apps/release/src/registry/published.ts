import { NpmError } from '../errors/npm-failure.ts'
import { npm } from './npm.ts'
import { packageName } from './package-name.ts'

/** Facts about the build of a published tenant, as recorded in its package.json. */
export interface Recorded {
  packages: Record<string, string>
  contentHash: string
}
interface View {
  versions?: string[] | string
  'dist-tags'?: { latest?: string }
  tradepost?: Recorded
}

/** The published versions of a tenant; null before the first. */
export async function published(
  tenant: string,
  registry?: string,
): Promise<{ latest: string; versions: string[]; recorded: Recorded | null } | null> {
  const args = ['view', packageName(tenant), 'versions', 'dist-tags', 'tradepost', '--json']
  try {
    const answer = JSON.parse(await npm(args, { cwd: process.cwd(), registry })) as View | View[]
    const view = Array.isArray(answer) ? answer[0] : answer
    const versions = [view?.versions ?? []].flat()
    const latest = view?.['dist-tags']?.latest ?? versions.at(-1)
    return latest ? { latest, versions, recorded: view?.tradepost ?? null } : null
  } catch (error) {
    if (error instanceof NpmError && error.code === 'E404') return null
    throw error
  }
}
