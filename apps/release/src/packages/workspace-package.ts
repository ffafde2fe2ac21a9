import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../../..')

export interface PackageJson {
  name: string
  version: string
  description: string
  exports: Record<string, string>
  sideEffects?: string[]
  dependencies?: Record<string, string>
  keywords?: string[]
}
/** One package of the workspace that others install from the registry. */
export interface WorkspacePackage {
  folder: string
  json: PackageJson
}

/** Every package below packages/ that others may install, in the order of their names. */
export function workspacePackages(): WorkspacePackage[] {
  return readdirSync(path.join(root, 'packages'))
    .map((name) => path.join(root, 'packages', name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({
      folder,
      json: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson,
    }))
    .filter(({ json }) => !json.keywords?.includes('workspace-only'))
}

/** The files behind the exports of a package, as its exports write them. */
export const sourcesOf = ({ folder, json }: WorkspacePackage): string[] =>
  Object.values(json.exports)
    .flatMap((target) => globSync(target, { cwd: folder }))
    .map((file) => `./${path.normalize(file).split(path.sep).join('/')}`)
    .sort()

/** The same files by their path below src, without the extension. */
export const entries = (pack: WorkspacePackage): Record<string, string> =>
  Object.fromEntries(
    sourcesOf(pack).map((file) => [file.slice('./src/'.length).replace(/\.tsx?$/, ''), path.join(pack.folder, file)]),
  )
