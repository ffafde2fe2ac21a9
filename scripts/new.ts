import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { componentFiles, withShot } from './new/component.ts'
import { emptyWords, englishWords, featureFiles, withNamespace, withScreen } from './new/feature.ts'
import { homes, type Kind, nameProblem, plain, wordsOf } from './new/names.ts'
import { routeFile, withPath, withPlace, withRoute } from './new/page.ts'

const isKind = (value: unknown): value is Kind => value === 'feature' || value === 'component'

function write(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

function addWords(root: string, name: string): string[] {
  const i18n = path.join(root, 'packages/i18n/src')
  const languages = readdirSync(path.join(i18n, 'messages'))
  const screens = path.join(i18n, 'descriptions/screens.ts')
  const described = readFileSync(screens, 'utf8').replace(/(= \{\n)/, `$1  ${wordsOf(name)}: '${plain(name)}',\n`)
  return [
    write(screens, described),
    ...languages.flatMap((language) => {
      const folder = path.join(i18n, 'messages', language)
      const index = path.join(folder, 'index.ts')
      return [
        write(path.join(folder, `${wordsOf(name)}.ts`), language === 'en' ? englishWords(name) : emptyWords(name)),
        write(index, withNamespace(readFileSync(index, 'utf8'), name)),
      ]
    }),
  ]
}

function addScreen(root: string, name: string): string {
  const list = path.join(root, 'apps/workshop/src/screens.ts')
  return write(list, withScreen(readFileSync(list, 'utf8'), name))
}

/** Adds the page to the shop: its route, its path for links, and an example that the browser tests open. */
function addPage(root: string, name: string): string[] {
  const lists = [
    ['packages/domain/src/address/routes.ts', withRoute],
    ['packages/marketplace-features/src/kernel/paths/paths.ts', withPath],
    ['scripts/places/places.ts', withPlace],
  ] as const
  return [
    write(path.join(root, 'apps/storefront/app/routes', `${name}.tsx`), routeFile(name)),
    ...lists.map(([file, change]) => {
      const list = path.join(root, file)
      return write(list, change(readFileSync(list, 'utf8'), name))
    }),
  ]
}

function addShot(root: string, name: string): string {
  const list = path.join(root, 'apps/workshop/visual/shots.ts')
  return write(list, withShot(readFileSync(list, 'utf8'), name))
}

/** Writes the files of a new feature or component under a root. Returns their paths. */
export function scaffold(root: string, kind: Kind, name: string): string[] {
  const folder = path.join(root, homes[kind], name)
  const files = kind === 'feature' ? featureFiles(name) : componentFiles(name)
  const written = Object.entries(files).map(([file, text]) => write(path.join(folder, file), text))
  return kind === 'feature'
    ? [...written, ...addWords(root, name), addScreen(root, name), ...addPage(root, name)]
    : [...written, addShot(root, name)]
}

function main([kind, name = '']: string[]): number {
  const root = path.resolve(import.meta.dirname, '..')
  const problem = isKind(kind)
    ? nameProblem(root, kind, name)
    : 'Usage: pnpm new feature <name>, or pnpm new component <name>.'
  if (!isKind(kind) || problem) {
    console.error(problem)
    return 1
  }
  const files = scaffold(root, kind, name)
  // The formatter sorts the imports of an index.
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], { cwd: root })
  for (const file of files) console.log(path.relative(root, file))
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
