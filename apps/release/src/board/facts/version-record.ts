import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { npm } from '../../registry/npm.ts'
import { packageName } from '../../registry/package-name.ts'

/** Facts about the build of a published version. */
export interface VersionRecord {
  packages: Record<string, string>
  contentHash: string | null
  /** Null if files were published that are in no commit; undefined if the version is too old to say. */
  commit: string | null | undefined
  /** The text of the tenant's changelog; null if the version is not installed here. */
  changelog: string | null
}

type Recorded = Partial<Omit<VersionRecord, 'changelog'>>

const recordOf = (recorded: Recorded | undefined, changelog: string | null): VersionRecord => ({
  packages: recorded?.packages ?? {},
  contentHash: recorded?.contentHash ?? null,
  commit: recorded?.commit,
  changelog,
})

/** The record of an installed version, or else of the registry's; null if neither has it. */
export async function versionRecord(
  store: string,
  tenant: string,
  version: string,
  registry?: string,
): Promise<VersionRecord | null> {
  const folder = path.join(store, tenant, 'versions', version, 'node_modules', packageName(tenant))
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  if (existsSync(path.join(folder, 'package.json'))) {
    const { tradepost } = JSON.parse(read('package.json')) as { tradepost?: Recorded }
    return recordOf(tradepost, existsSync(path.join(folder, 'CHANGELOG.md')) ? read('CHANGELOG.md') : null)
  }
  const args = ['view', `${packageName(tenant)}@${version}`, 'tradepost', '--json']
  const answer = await npm(args, { cwd: process.cwd(), registry }).catch(() => '')
  return answer.trim() ? recordOf(JSON.parse(answer) as Recorded, null) : null
}
