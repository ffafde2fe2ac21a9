import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Texts } from '../catalogue.ts'
import { overrideProblems } from '../checks/override-problems.ts'
import { unusedOverrides } from '../checks/unused-overrides.ts'
import { unsaid } from '../descriptions/unsaid.ts'
import { shopFolders } from '../descriptions/uses.ts'
import type { Locale } from '../locales.ts'

interface LoadedTenant {
  overrides: Partial<Record<Locale, Texts>>
}

/** The reasons a tenant cannot be loaded. */
function reasons(error: unknown): string[] {
  if (error instanceof Error && 'problems' in error && Array.isArray(error.problems)) return error.problems.map(String)
  return [error instanceof Error ? error.message : String(error)]
}

async function problemsOf(folder: string): Promise<string[]> {
  try {
    const { default: tenant }: { default: LoadedTenant } = await import(
      pathToFileURL(path.join(folder, 'tenant.ts')).href
    )
    // Read the loaded tenant, not its files: tenant.ts itself may contain overrides.
    const overrides = Object.entries(tenant.overrides) as [Locale, Texts][]
    const wrong = overrides.flatMap(([locale, texts]) => overrideProblems(locale, texts))
    const sentences = wrong.map(({ locale, id, what }) => `overrides.${locale}: ${id} ${what}`)
    const ids = [...new Set(overrides.flatMap(([, texts]) => Object.keys(texts)))]
    const unused = unsaid(ids, shopFolders).map((id) => `overrides: ${id} is not used in the shop`)
    return [...sentences, ...unused, ...(await unusedOverrides(folder, tenant.overrides))]
  } catch (error) {
    return reasons(error)
  }
}

/** Every problem of the tenants' overrides, and the overrides that are not imported. */
export async function problemsOfTenants(root: string): Promise<string[]> {
  const files = globSync('tenants/*/tenant.ts', { cwd: root }).sort()
  const read = files.map(async (file) => {
    const problems = await problemsOf(path.join(root, path.dirname(file)))
    return problems.map((problem) => `${path.dirname(file)} ${problem}`)
  })
  return (await Promise.all(read)).flat()
}
