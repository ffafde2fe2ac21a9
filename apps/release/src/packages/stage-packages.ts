import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeReadableByAll } from '@tradepost/scripts/readable-by-all'
import { parse } from 'yaml'
import { buildPackage } from './build-package.ts'
import { declareTypes } from './declare-types.ts'
import { publishedJson } from './published-json.ts'
import { root, sourcesOf, type WorkspacePackage, workspacePackages } from './workspace-package.ts'

export interface StagedPackage {
  name: string
  version: string
  folder: string
}

/** Builds the modules of every package; returns the names of those with styles. */
async function buildAll(packages: readonly WorkspacePackage[], place: string): Promise<Set<string>> {
  const hasStyles = new Set<string>()
  for (const pack of packages)
    if (await buildPackage(pack, path.join(place, path.basename(pack.folder), 'dist'))) hasStyles.add(pack.json.name)
  return hasStyles
}

/** Builds every package for the registry, each in its own folder below `place`. */
export async function stagePackages(
  commit: string | null,
  place = path.join(root, '.cache/packages'),
): Promise<StagedPackage[]> {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const packages = workspacePackages()
  const workspace = Object.fromEntries(packages.map(({ json }) => [json.name, json.version]))
  const types = path.join(place, '.types')
  const [hasStyles] = await Promise.all([buildAll(packages, place), declareTypes(types)])
  const staged: StagedPackage[] = []
  for (const pack of packages) {
    const { name, version } = pack.json
    const folder = path.join(place, path.basename(pack.folder))
    const dist = path.join(folder, 'dist')
    cpSync(path.join(types, path.basename(pack.folder), 'src'), dist, { recursive: true })
    for (const page of ['README.md', 'CHANGELOG.md'])
      if (existsSync(path.join(pack.folder, page))) cpSync(path.join(pack.folder, page), path.join(folder, page))
    cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
    const json = {
      ...publishedJson(pack.json, sourcesOf(pack), { catalog, workspace }, hasStyles.has(name)),
      tradepost: { commit },
    }
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
    makeReadableByAll(folder)
    staged.push({ name, version, folder })
  }
  rmSync(types, { recursive: true })
  return staged
}
