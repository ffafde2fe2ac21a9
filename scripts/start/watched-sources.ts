import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './settings.ts'

const folderOf = (name: string) =>
  ['packages', 'apps'].map((kind) => path.join(root, kind, name)).find((folder) => existsSync(folder)) ??
  path.join(root, name)

/** Source folders of a program and its direct and indirect workspace dependencies, relative to the program's folder. */
export function watchedSources(program: string): string[] {
  const folders = new Set([path.join(root, program)])
  for (const folder of folders) {
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    for (const [name, range] of Object.entries(dependencies))
      if (range.startsWith('workspace:')) folders.add(folderOf(name.split('/')[1] ?? ''))
  }
  return [...folders].map((folder) => path.relative(path.join(root, program), path.join(folder, 'src')))
}
