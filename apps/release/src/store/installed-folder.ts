import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ReleaseError } from '../errors/release-error.ts'
import { npm } from '../registry/npm.ts'
import { packageName } from '../registry/package-name.ts'
import { registryUrl } from '../registry/registry-url.ts'

const versionPattern = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const versionFolder = (store: string, tenant: string, version: string) => join(store, tenant, 'versions', version)

/** The folder of an installed version; throws if the version is not installed. */
export function installedFolder(store: string, tenant: string, version: string): string {
  const folder = join(versionFolder(store, tenant, version), 'node_modules', packageName(tenant))
  if (!existsSync(join(folder, 'server.js')))
    throw new ReleaseError(`${tenant} ${version} is not installed in ${store}.`)
  return folder
}

const draftPrefix = '.installing-'
const staleMs = 60 * 60_000

/** Removes the temporary folders of installations that were killed. */
function removeStaleDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(draftPrefix)) continue
    const { mtimeMs = Date.now() } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {}
    if (Date.now() - mtimeMs > staleMs) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

const isInstalled = (place: string, tenant: string) =>
  existsSync(join(place, 'node_modules', packageName(tenant), 'server.js'))

/** Throws when the installed package is not this tenant and version. */
function requirePackage(draft: string, tenant: string, version: string): void {
  const folder = join(draft, 'node_modules', packageName(tenant))
  if (!isInstalled(draft, tenant))
    throw new ReleaseError(`The package installed as ${tenant} ${version} has no server.js.`)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    tenant: string
    version: string
  }
  if (manifest.tenant !== tenant || manifest.version !== version)
    throw new ReleaseError(`The installed package is ${manifest.tenant} ${manifest.version}.`)
}

/** Moves a complete installation into place, unless another process has already installed the version. */
function putInPlace(draft: string, place: string, tenant: string): void {
  try {
    renameSync(draft, place)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    if (isInstalled(place, tenant)) return
    rmSync(place, { recursive: true, force: true })
    renameSync(draft, place)
  }
}

/** Installs a published version into the store. Other processes never see an incomplete installation. */
export async function installVersion(
  store: string,
  tenant: string,
  version: string,
  registry?: string,
): Promise<string> {
  if (!versionPattern.test(version)) throw new ReleaseError(`${version} is not a version.`)
  const place = versionFolder(store, tenant, version)
  if (isInstalled(place, tenant)) return installedFolder(store, tenant, version)
  await registryUrl(registry)
  mkdirSync(join(store, tenant, 'versions'), { recursive: true })
  removeStaleDrafts(join(store, tenant))
  const draft = mkdtempSync(join(store, tenant, draftPrefix))
  try {
    writeFileSync(join(draft, 'package.json'), `${JSON.stringify({ private: true }, null, 2)}\n`)
    await npm(['install', `${packageName(tenant)}@${version}`, '--no-audit', '--no-fund', '--omit=dev'], {
      cwd: draft,
      registry,
    })
    requirePackage(draft, tenant, version)
    putInPlace(draft, place, tenant)
  } finally {
    rmSync(draft, { recursive: true, force: true })
    removeEmpty(join(store, tenant, 'versions'), join(store, tenant))
  }
  return installedFolder(store, tenant, version)
}

/** Removes a folder and its parents while they are empty. */
function removeEmpty(...folders: string[]): void {
  for (const folder of folders) {
    if (readdirSync(folder).length > 0) return
    rmdirSync(folder)
  }
}
