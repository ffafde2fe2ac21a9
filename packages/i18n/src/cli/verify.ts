import path from 'node:path'
import { source } from '../catalogues.ts'
import { verifyCatalogues } from '../checks/verify.ts'
import { unsaid } from '../descriptions/unsaid.ts'
import { builtInLocales } from '../server.ts'
import { problemsOfTenants } from './tenant-words.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Every problem of the built-in messages and of each tenant's overrides. */
export async function problemsOfWords(): Promise<string[]> {
  const builtIn = verifyCatalogues().map(({ locale, id, what }) => `${locale} ${id} ${what}`)
  const unused = unsaid(Object.keys(source)).map((id) => `${id} is not used`)
  return [...builtIn, ...unused, ...(await problemsOfTenants(root))]
}

export async function verify(): Promise<number> {
  const problems = await problemsOfWords()
  for (const problem of problems) console.error(problem)
  const size = `${Object.keys(source).length} messages in ${builtInLocales.length} languages`
  console.log(`${size}, and the tenants' overrides: ${problems.length} problems`)
  return problems.length ? 1 : 0
}
