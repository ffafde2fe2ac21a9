import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')
const isCode = /^(?:apps|packages|tenants|scripts)\/.*\.(?:tsx?|m?js)$/
/** Files exempt from the import rules: tests, stories, benchmarks and their helpers. */
const mayImportAnything = /\.(?:test|e2e|stories)\.tsx?$|\/(?:test|e2e|testing|bench|visual)\//

/** Every tracked file that exists, as a path from the root. */
export const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)))

/** Number of files directly in each folder. */
export function sizesOf(files: readonly string[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const file of files) sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1)
  return sizes
}

/** Files and the files they import by a relative path, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>

export function importsOf(files: readonly string[]): Imports {
  const sources = files.filter((file) => isCode.test(file) && !mayImportAnything.test(file))
  const present = new Set(sources)
  return new Map(
    sources.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true)
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => path.join(path.dirname(file), fileName))
      return [file, targets.filter((target) => present.has(target))]
    }),
  )
}

/** The sibling folders that an import connects, and their parent; null if both files are in the same folder. */
function crossing(from: string, to: string): [parent: string, from: string, to: string] | null {
  const [one, other] = [from.split('/'), to.split('/')]
  const depth = one.findIndex((name, index) => name !== other[index])
  const isLoose = depth === one.length - 1 || depth === other.length - 1
  return isLoose ? null : [one.slice(0, depth).join('/'), one[depth] ?? '', other[depth] ?? '']
}

function reachable(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const target of next.get(name) ?? []) {
      if (!reached.has(target)) waiting.push(target)
      reached.add(target)
    }
  }
  return reached
}

/** Sibling folders that import each other, directly or indirectly, as "parent: one, other". */
export function circlesIn(imports: Imports): string[] {
  const parents = new Map<string, Map<string, Set<string>>>()
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const [parent, from, to] = crossing(file, target) ?? []
      if (parent === undefined || !from || !to) continue
      const folders = parents.get(parent) ?? new Map<string, Set<string>>()
      parents.set(parent, folders.set(from, (folders.get(from) ?? new Set()).add(to)))
    }
  }
  return [...parents].flatMap(([parent, folders]) => {
    const reach = new Map([...folders.keys()].map((name) => [name, reachable(name, folders)]))
    const inCircle = (one: string, other: string) => reach.get(one)?.has(other) && reach.get(other)?.has(one)
    const circles = new Set(
      [...folders.keys()]
        .map((name) => [...folders.keys()].filter((other) => inCircle(name, other)).sort())
        .filter((circle) => circle.length > 0)
        .map((circle) => `${parent}: ${circle.join(', ')}`),
    )
    return [...circles]
  })
}

/** Imports below `source` from one folder into another that is not in `shared`, as "from: to". */
export function strayImports(imports: Imports, source: string, shared: readonly string[]): string[] {
  const roomOf = (file: string) => {
    const below = file.slice(source.length + 1)
    return shared.find((room) => below.startsWith(`${room}/`)) ?? below.split('/')[0] ?? ''
  }
  const below = (file: string) => file.startsWith(`${source}/`)
  return [...imports]
    .filter(([file]) => below(file))
    .flatMap(([file, targets]) =>
      targets
        .filter((target) => below(target) && roomOf(target) !== roomOf(file) && !shared.includes(roomOf(target)))
        .map((target) => `${file.slice(source.length + 1)}: ${target.slice(source.length + 1)}`),
    )
}
