import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@tradepost/i18n'
import { packFor } from '@tradepost/i18n/server'
import englishWords from 'word-list'
import { isProgramWord } from './program-words.ts'
import { runtimePackages } from './runtime-packages.ts'

const storefront = fileURLToPath(new URL('../..', import.meta.url))
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const isInstalled = (folder: string) => folder.includes(`${sep}node_modules${sep}`)
const installedFiles = (folder: string) =>
  globSync('**/*.{js,mjs,cjs}', { cwd: folder, exclude: (name) => name === 'node_modules' })
/** Our source files, except tests, stories, and the contract's examples and checker, which are in no build. */
const ownFiles = (folder: string) =>
  globSync('{src,app,server}/**/*.{ts,tsx,js}', {
    cwd: folder,
    exclude: (name) => ['testing', 'check'].includes(name),
  }).filter((file) => !/\.(?:test|stories)\.|sample-words|example/.test(file))

function collectWords(): Set<string> {
  const [installed, own] = [new Set<string>(), new Set<string>()]
  for (const folder of runtimePackages(storefront)) {
    const [files, words] = isInstalled(folder) ? [installedFiles(folder), installed] : [ownFiles(folder), own]
    for (const file of files) for (const word of wordsOf(readFileSync(join(folder, file), 'utf8'))) words.add(word)
  }
  for (const locale of languages)
    for (const text of Object.values(packFor(locale))) for (const word of wordsOf(text)) installed.add(word)
  // Our own sources add only English words: a brand name in them is a leak that the check must find.
  for (const word of readFileSync(englishWords, 'utf8').split('\n')) if (own.has(word)) installed.add(word)
  return installed
}

let collected: Set<string> | undefined

/**
 * True if a name consists of words that occur in any shop's build: in the product's texts, in installed packages, or as
 * English words in our sources. `Prime`, `nova` (Portuguese), `Level Up` and `G2` are such names, `Lumen` is not.
 */
export function isCommonName(name: string): boolean {
  collected ??= collectWords()
  const common = collected
  return wordsOf(name).every((word) => [...word].length < 3 || common.has(word) || isProgramWord(word))
}
