import { globSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '../catalogue.ts'
import { source } from '../catalogues.ts'
import { checkMessages, type Problem } from '../check-messages.ts'
import { findUses } from '../descriptions/uses.ts'
import { isLocale, type Locale } from '../locales.ts'
import { builtInLocales } from '../server.ts'
import { verifyCatalogues } from '../verify.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** A tenant may say what English says: its own words are differences on purpose. */
const isWrong = ({ what }: Problem) => what !== 'is still English'

async function overrideProblems(file: string): Promise<string[]> {
  const locale = path.basename(file, '.ts')
  if (!isLocale(locale)) return [`${file} is named after no language`]
  const module: Partial<Record<Locale, Texts>> = await import(path.join(root, file))
  const texts = module[locale]
  if (!texts) return [`${file} exports no ${locale}`]
  const problems = checkMessages({ locale, source, texts, partial: true }).filter(isWrong)
  return problems.map(({ id, what }) => `${file} ${id} ${what}`)
}

/** Messages that no code says any more. */
export const unsaid = (ids: readonly string[]): string[] =>
  [...findUses(ids)].filter(([, uses]) => uses.length === 0).map(([id]) => id)

/** Everything wrong with the built-in words and with each tenant's own. */
export async function problemsOfWords(): Promise<string[]> {
  const own = verifyCatalogues().map(({ locale, id, what }) => `${locale} ${id} ${what}`)
  const files = globSync('tenants/*/locales/*.ts', { cwd: root }).sort()
  const spare = unsaid(Object.keys(source)).map((id) => `${id} is said nowhere`)
  return [...own, ...spare, ...(await Promise.all(files.map(overrideProblems))).flat()]
}

export async function verify(): Promise<number> {
  const problems = await problemsOfWords()
  for (const problem of problems) console.error(problem)
  const size = `${Object.keys(source).length} messages in ${builtInLocales.length} languages`
  console.log(`${size}, with every tenant's own words: ${problems.length} problems`)
  return problems.length ? 1 : 0
}
