import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../packages/workspace-package.ts'
import type { FrontState } from '../../pointer/front-state.ts'
import type { HealthMinute } from '../../pointer/health-minute.ts'
import type { Pointer } from '../../pointer/pointer.ts'
import { packageName } from '../../registry/package-name.ts'
import { published } from '../../registry/published.ts'
import { type Retained, retention } from '../../store/retention.ts'
import type { BoardOptions } from '../board-options.ts'
import { type Remembered, remember } from './remember.ts'
import { readSourceFacts, type SourceFacts } from './source-facts.ts'
import { type VersionChanges, versionChanges } from './version-changes.ts'
import { type VersionRecord, versionRecord } from './version-record.ts'
import { type VersionRow, versionRows } from './version-rows.ts'

/** The state of a tenant's shop. */
export interface TenantFacts {
  tenant: string
  pointer: Pointer | null
  fronts: FrontState[]
  health: HealthMinute[]
  versions: VersionRow[]
  retained: Retained[]
  /** Reasons for which something is unknown. */
  problems: string[]
}

/** Looks things up for the pages of the board, and remembers the answers of the registry. */
export interface Facts {
  tenant: (tenant: string) => Promise<TenantFacts>
  source: Remembered<SourceFacts>
  /** Differences between two versions of a tenant. */
  changes: (tenant: string, from: string | null, to: string) => Promise<VersionChanges>
  /** Asks the registry again for a tenant's versions. */
  forgetPublished: (tenant: string) => void
}

const registryTtlMs = 60_000
const sourceTtlMs = 10 * 60_000

function installedVersions(store: string, tenant: string): Map<string, number> {
  const folder = path.join(store, tenant, 'versions')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(names.map((name) => [name, statSync(path.join(folder, name)).mtimeMs]))
}

/** The changelog of a package in the repository; null if there is none. */
function changelogOf(name: string): string | null {
  const folder = name.split('/')[1] ?? name
  const places = [`packages/${folder}`, `apps/${folder}`, `tenants/${folder.replace(/^tenant-/, '')}`]
  const file = places.map((place) => path.join(root, place, 'CHANGELOG.md')).find(existsSync)
  return file ? readFileSync(file, 'utf8') : null
}

const sentence = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))

export function openFacts({ store, registry, pointersOf }: BoardOptions): Facts {
  const versionsOf = new Map<string, Remembered<string[]>>()
  const records = new Map<string, VersionRecord>()
  const publishedVersions = (tenant: string) => {
    const ask = async () => (await published(tenant, registry))?.versions ?? []
    const remembered = versionsOf.get(tenant) ?? remember(ask, registryTtlMs)
    versionsOf.set(tenant, remembered)
    return remembered
  }
  async function recordOf(tenant: string, version: string): Promise<VersionRecord | null> {
    const key = `${tenant} ${version}`
    const record = records.get(key) ?? (await versionRecord(store, tenant, version, registry))
    // A published version never changes.
    if (record?.changelog) records.set(key, record)
    return record
  }
  return {
    async tenant(tenant) {
      const problems: string[] = []
      const reported =
        <T>(fallback: T) =>
        (error: unknown) => {
          problems.push(sentence(error))
          return fallback
        }
      const pointers = pointersOf(tenant)
      const [pointer, fronts, health, inRegistry] = await Promise.all([
        pointers.read().catch(reported(null)),
        pointers.fronts().catch(reported<FrontState[]>([])),
        pointers.health().catch(reported<HealthMinute[]>([])),
        registry ? publishedVersions(tenant).get().catch(reported<string[]>([])) : [],
      ])
      const installed = installedVersions(store, tenant)
      return {
        ...{ tenant, pointer, fronts, health, problems: [...new Set(problems)] },
        versions: versionRows({ pointer, installed, published: inRegistry }),
        retained: pointer ? retention(store, tenant, pointer) : [],
      }
    },
    source: remember(() => readSourceFacts(registry), sourceTtlMs),
    async changes(tenant, from, to) {
      const [before, after] = await Promise.all([from === null ? null : recordOf(tenant, from), recordOf(tenant, to)])
      return versionChanges({
        tenantPackage: packageName(tenant),
        from: from === null ? null : { version: from, record: before },
        to: { version: to, record: after },
        changelogOf,
      })
    },
    forgetPublished: (tenant) => versionsOf.get(tenant)?.forget(),
  }
}
