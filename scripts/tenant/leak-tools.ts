import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../start/settings.ts'

interface Marks {
  name: string
  words: string[]
  commonNames: string[]
  texts: string
  hosts: string[]
  assets: Map<string, string>
}
interface LeakTools {
  findLeaks: (build: string, own: Marks, others: readonly Marks[]) => string[]
  wholeWord: (word: string) => { pattern: RegExp }
  marksOf: (folder: string) => Promise<Marks>
  siblingsOf: (folder: string) => string[]
  isCommonName: (name: string) => boolean
}

const tooling = path.join(root, 'apps/storefront/tooling/deployment')

/** Loads the storefront's leak search by path, because the storefront depends on this package and not the reverse. */
export async function leakTools(): Promise<LeakTools> {
  const [leaks, marks, common] = await Promise.all(
    ['find-leaks.ts', 'tenant-marks.ts', 'common-words.ts'].map(
      (file) => import(pathToFileURL(path.join(tooling, file)).href),
    ),
  )
  return { ...leaks, ...marks, ...common }
}

/** The path of a tenant's build; null if the tenant is not built. */
export function buildOf(folder: string): string | null {
  const build = path.join(folder, 'build')
  return existsSync(build) ? build : null
}
