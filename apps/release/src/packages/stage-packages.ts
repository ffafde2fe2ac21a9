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
async function buildAll(packages: readonly WorkspacePackage[], stagingFolder: string): Promise<Set<string>> {
  const hasStyles = new Set<string>()
  for (const pack of packages)
    if (await buildPackage(pack, path.join(stagingFolder, path.basename(pack.folder), 'dist')))
      hasStyles.add(pack.json.name)
  return hasStyles
}

/** Prepares every package for the registry, each in its own folder below `stagingFolder`. */
export async function stagePackages(
  commit: string | null,
  stagingFolder = path.join(root, '.cache/packages'),
): Promise<StagedPackage[]> {
  rmSync(stagingFolder, { recursive: true, force: true })
  mkdirSync(stagingFolder, { recursive: true })
  const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const packages = workspacePackages()
  const workspace = Object.fromEntries(packages.map(({ json }) => [json.name, json.version]))
  const types = path.join(stagingFolder, '.types')
  const [hasStyles] = await Promise.all([buildAll(packages, stagingFolder), declareTypes(types)])
  const staged: StagedPackage[] = []
  for (const pack of packages) {
    const { name, version } = pack.json
    const folder = path.join(stagingFolder, path.basename(pack.folder))
    const dist = path.join(folder, 'dist')
    cpSync(path.join(types, path.basename(pack.folder), 'src'), dist, { recursive: true })
    for (const file of ['README.md', 'CHANGELOG.md'])
      if (existsSync(path.join(pack.folder, file))) cpSync(path.join(pack.folder, file), path.join(folder, file))
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
