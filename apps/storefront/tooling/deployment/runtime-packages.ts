import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface PackageJson {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Folders of all installed packages that a package needs at run time, starting with its own. */
export function runtimePackages(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const json: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const require = createRequire(join(folder, 'package.json'))
  for (const name of Object.keys({ ...json.dependencies, ...json.peerDependencies })) {
    const place = (require.resolve.paths(name) ?? [])
      .map((path) => join(path, name))
      .find((path) => existsSync(join(path, 'package.json')))
    if (place) runtimePackages(realpathSync(place), found)
  }
  return found
}
