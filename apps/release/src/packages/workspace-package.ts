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
/** A package of the workspace that is published. */
export interface WorkspacePackage {
  folder: string
  json: PackageJson
}

/** All published packages below packages/, ordered by name. */
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

/** The source files that a package exports, as paths like those in its exports. */
export const sourcesOf = ({ folder, json }: WorkspacePackage): string[] =>
  Object.values(json.exports)
    .flatMap((target) => globSync(target, { cwd: folder }))
    .map((file) => `./${path.normalize(file).split(path.sep).join('/')}`)
    .sort()

/** The exported source files, by their path below src without the extension. */
export const entries = (pack: WorkspacePackage): Record<string, string> =>
  Object.fromEntries(
    sourcesOf(pack)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.slice('./src/'.length).replace(/\.tsx?$/, ''), path.join(pack.folder, file)]),
  )
