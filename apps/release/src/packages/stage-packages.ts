import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { buildPackage } from './build-package.ts'
import { declareTypes } from './declare-types.ts'
import { publishedJson } from './published-json.ts'
import { root, sourcesOf, workspacePackages } from './workspace-package.ts'

export interface StagedPackage {
  name: string
  version: string
  folder: string
}

/** Builds every package as it goes to the registry, each in a folder of its own below `place`. */
export async function stagePackages(place = path.join(root, '.cache/packages')): Promise<StagedPackage[]> {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const packages = workspacePackages()
  const own = Object.fromEntries(packages.map(({ json }) => [json.name, json.version]))
  const types = path.join(place, '.types')
  await declareTypes(types)
  const staged: StagedPackage[] = []
  for (const pack of packages) {
    const { name, version } = pack.json
    const folder = path.join(place, path.basename(pack.folder))
    const dist = path.join(folder, 'dist')
    const hasStyles = await buildPackage(pack, dist)
    cpSync(path.join(types, path.basename(pack.folder), 'src'), dist, { recursive: true })
    const changelog = path.join(pack.folder, 'CHANGELOG.md')
    if (existsSync(changelog)) cpSync(changelog, path.join(folder, 'CHANGELOG.md'))
    const json = publishedJson(pack.json, sourcesOf(pack), { catalog, own }, hasStyles)
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
    staged.push({ name, version, folder })
  }
  rmSync(types, { recursive: true })
  return staged
}
