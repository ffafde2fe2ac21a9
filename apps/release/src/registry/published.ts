import { NpmError } from '../errors/npm-failure.ts'
import { npm } from './npm.ts'
import { packageName } from './package-name.ts'

/** What a tenant's package records of its build. */
export interface Recorded {
  packages: Record<string, string>
  contentHash: string
}
interface View {
  versions?: string[] | string
  'dist-tags'?: { latest?: string }
  tradepost?: Recorded
}

/** What the registry holds of a tenant; null before its first version. */
export async function published(
  tenant: string,
  registry?: string,
): Promise<{ latest: string; versions: string[]; recorded: Recorded | null } | null> {
  const args = ['view', packageName(tenant), 'versions', 'dist-tags', 'tradepost', '--json']
  try {
    const said = JSON.parse(await npm(args, { cwd: process.cwd(), registry })) as View | View[]
    const view = Array.isArray(said) ? said[0] : said
    const versions = [view?.versions ?? []].flat()
    const latest = view?.['dist-tags']?.latest ?? versions.at(-1)
    return latest ? { latest, versions, recorded: view?.tradepost ?? null } : null
  } catch (error) {
    if (error instanceof NpmError && error.code === 'E404') return null
    throw error
  }
}
