import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogues } from '../catalogues.ts'
import { fromCrowdin } from '../checks/crowdin.ts'
import type { Locale } from '../locales.ts'
import { writeMessages } from '../write-messages.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const messages = path.resolve(import.meta.dirname, '../messages')

// writeMessages() does not break long lines.
const format = (files: string[]) =>
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', ...files], { cwd: root })

/** Imports translators' files into a folder of messages. One wrong message anywhere means that nothing is written. */
export function importFrom(from: string, check = false, into = messages): number {
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : []
  if (names.length === 0) throw new Error(`There is no .json file in ${from}.`)
  const read = names.sort().map((file) => {
    const locale = path.basename(file, '.json') as Locale
    const current = catalogues[locale] ?? {}
    return { locale, current, ...fromCrowdin({ file, text: readFileSync(path.join(from, file)), current }) }
  })
  const refusals = read.flatMap((one) => one.refusals)
  for (const { code, file, sentence } of refusals) console.error(`${code}: ${file}: ${sentence}.`)
  if (refusals.length) return 1
  if (check) return 0
  const files = read.flatMap(({ locale, current, texts }) => writeMessages(into, locale, current, texts))
  if (files.length) format(files)
  console.log(`${read.length} languages read, ${files.length} files changed`)
  return 0
}
