import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { catalogueCoverage } from '@tradepost/i18n/server'
import type { Tenant } from '@tradepost/tenant-config'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { contentHash, filesBelow } from './content-hash.ts'

/** Describes a deployment: its sources, its translations and sizes, and the hash of its content. */
export interface DeploymentManifest {
  tenant: string
  /** Version of the tenant's own package. */
  version: string
  /** Exact versions of the workspace's packages it was built with. */
  packages: Record<string, string>
  runtime: { node: string; platform: string; native: Record<string, string> }
  languages: Record<string, { messages: number; translated: number; own: number }>
  /** Bytes. Client files count as sent: with Brotli if there is a compressed copy. */
  sizes: { files: number; server: number; client: Record<string, number> }
  contrast: { pairs: number; failing: number; lowest: { pair: string; ratio: number; required: number }[] }
  /** SHA-256 over every file except this one. */
  contentHash: string
}

interface PackageJson {
  name: string
  version: string
  dependencies?: Record<string, string>
}

/** The workspace packages that a package depends on, directly or not, with their exact versions. */
export function workspaceVersions(folder: string, found: Record<string, string> = {}): Record<string, string> {
  const { dependencies = {} }: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const [name, range] of Object.entries(dependencies)) {
    if (!range.startsWith('workspace:') || found[name]) continue
    const place = (createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [])
      .map((path) => join(path, name))
      .find((path) => statSync(join(path, 'package.json'), { throwIfNoEntry: false }))
    if (!place) throw new Error(`${name} is not installed: run the installation first.`)
    found[name] = (JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as PackageJson).version
    workspaceVersions(place, found)
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const kinds: Record<string, string> = { '.js': 'scripts', '.css': 'styles', '.woff2': 'fonts' }

function clientSizes(folder: string, files: readonly string[]) {
  const sizes: Record<string, number> = { scripts: 0, styles: 0, fonts: 0, other: 0 }
  const known = new Set(files)
  for (const file of files) {
    if (!file.startsWith('build/client/') || /\.(?:br|gz)$/.test(file)) continue
    const kind = kinds[extname(file)] ?? 'other'
    const sent = known.has(`${file}.br`) ? `${file}.br` : file
    sizes[kind] = (sizes[kind] ?? 0) + statSync(join(folder, sent)).size
  }
  return sizes
}

function contrastOf(themeColor: string): DeploymentManifest['contrast'] {
  const { report } = createTheme(themeColor)
  const lowest = report
    .toSorted((a, b) => a.ratio / a.required - b.ratio / b.required)
    .slice(0, 5)
    .map(({ scheme, foreground, background, ratio, required }) => ({
      pair: `${foreground} on ${background} (${scheme})`,
      ratio: Number(ratio.toFixed(2)),
      required,
    }))
  return { pairs: report.length, failing: report.filter(({ passes }) => !passes).length, lowest }
}

/** Describes the deployment in `folder`, made from the tenant's folder. */
export function describeDeployment(
  folder: string,
  tenantDir: string,
  tenant: Tenant,
  native: Record<string, string>,
): DeploymentManifest {
  const files = filesBelow(folder)
  const { version }: PackageJson = JSON.parse(readFileSync(join(tenantDir, 'package.json'), 'utf8'))
  const languages = tenant.languages.map((locale) => {
    const own = Object.keys(tenant.overrides[locale] ?? {}).length
    return [locale, { ...catalogueCoverage(locale), own }]
  })
  return {
    tenant: tenant.tenantName,
    version,
    packages: workspaceVersions(tenantDir),
    runtime: { node: '>=20.19', platform: `${process.platform}-${process.arch}`, native },
    languages: Object.fromEntries(languages),
    sizes: {
      files: files.length,
      server: files
        .filter((file) => !['build/client/', 'build/maps/', 'node_modules/'].some((folder) => file.startsWith(folder)))
        .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
      client: clientSizes(folder, files),
    },
    contrast: contrastOf(tenant.themeColor),
    contentHash: contentHash(folder, files),
  }
}
