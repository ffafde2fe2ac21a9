import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface PackageJson {
  name: string
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const readPackage = (folder: string): PackageJson => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The folder a package resolves to from another package's folder; null if it is not installed on this platform. */
function installed(name: string, from: string): string | null {
  for (const place of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    const folder = join(place, name)
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  }
  return null
}

/** Copies a package and its dependencies for this platform flat into `nodeModules`; returns name → version. */
export function copyNative(name: string, from: string, nodeModules: string): Record<string, string> {
  const copied: Record<string, string> = {}
  const copy = (wanted: string, parent: string, optional: boolean) => {
    const folder = installed(wanted, parent)
    if (!folder) {
      if (optional) return
      throw new Error(`${wanted}, which ${parent} needs, is not installed.`)
    }
    const { version, dependencies = {}, optionalDependencies = {} } = readPackage(folder)
    if (copied[wanted]) {
      if (copied[wanted] === version) return
      throw new Error(`${wanted} is needed in two versions, but a deployment can contain only one.`)
    }
    copied[wanted] = version
    cpSync(folder, join(nodeModules, wanted), {
      recursive: true,
      filter: (source) => !source.slice(folder.length).split(/[/\\]/).includes('node_modules'),
    })
    for (const next of Object.keys(dependencies)) copy(next, folder, false)
    for (const next of Object.keys(optionalDependencies)) copy(next, folder, true)
  }
  copy(name, from, false)
  return Object.fromEntries(Object.entries(copied).sort(([a], [b]) => (a < b ? -1 : 1)))
}
