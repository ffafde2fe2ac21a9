import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.ts'
import { packageName } from './package-name.ts'
import { ReleaseError } from './switches.ts'

const versionPattern = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const placeOf = (store: string, tenant: string, version: string) => join(store, tenant, 'versions', version)

/** Where an installed version lies; refuses one that is not there. */
export function installedFolder(store: string, tenant: string, version: string): string {
  const folder = join(placeOf(store, tenant, version), 'node_modules', packageName(tenant))
  if (!existsSync(join(folder, 'server.js')))
    throw new ReleaseError(`${tenant} ${version} is not installed in ${store}.`)
  return folder
}

/** Installs a published version from the registry into the store; nothing half installed is ever seen. */
export async function installVersion(
  store: string,
  tenant: string,
  version: string,
  registry?: string,
): Promise<string> {
  if (!versionPattern.test(version)) throw new ReleaseError(`${version} is not a version.`)
  const place = placeOf(store, tenant, version)
  if (existsSync(place)) return installedFolder(store, tenant, version)
  mkdirSync(join(store, tenant, 'versions'), { recursive: true })
  const draft = mkdtempSync(join(store, tenant, '.installing-'))
  try {
    writeFileSync(join(draft, 'package.json'), `${JSON.stringify({ private: true }, null, 2)}\n`)
    await npm(['install', `${packageName(tenant)}@${version}`, '--no-audit', '--no-fund', '--omit=dev'], {
      cwd: draft,
      registry,
    })
    renameSync(draft, place)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  const folder = installedFolder(store, tenant, version)
  const said = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { tenant: string; version: string }
  if (said.tenant !== tenant || said.version !== version)
    throw new ReleaseError(`What was installed says it is ${said.tenant} ${said.version}.`)
  return folder
}
