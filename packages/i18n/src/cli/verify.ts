import path from 'node:path'
import { source } from '../catalogues.ts'
import { verifyCatalogues } from '../checks/verify.ts'
import { unsaid } from '../descriptions/unsaid.ts'
import { builtInLocales } from '../server.ts'
import { problemsOfTenants } from './tenant-words.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Every problem of the built-in messages and of each tenant's overrides. */
export async function problemsOfWords(): Promise<string[]> {
  const own = verifyCatalogues().map(({ locale, id, what }) => `${locale} ${id} ${what}`)
  const spare = unsaid(Object.keys(source)).map((id) => `${id} is said nowhere`)
  return [...own, ...spare, ...(await problemsOfTenants(root))]
}

export async function verify(): Promise<number> {
  const problems = await problemsOfWords()
  for (const problem of problems) console.error(problem)
  const size = `${Object.keys(source).length} messages in ${builtInLocales.length} languages`
  console.log(`${size}, with every tenant's own words: ${problems.length} problems`)
  return problems.length ? 1 : 0
}
