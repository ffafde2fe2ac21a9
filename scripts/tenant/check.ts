import path from 'node:path'
import { unusedOverrides } from '@tradepost/i18n/unused-overrides'
import { checkAssets } from './check-assets.ts'
import { checkSite } from './check-site.ts'
import { buildOf, leakTools } from './leak-tools.ts'
import { sharedMarks } from './marks.ts'
import { colourHints } from './new-tenant.ts'
import { type Places, readTenant } from './places.ts'

/** Marks of other tenants in a tenant's build; empty if the tenant is not built. */
async function checkBuild(folder: string): Promise<string[]> {
  const build = buildOf(folder)
  if (!build) return []
  const { findLeaks, marksOf, siblingsOf } = await leakTools()
  return findLeaks(build, await marksOf(folder), await Promise.all(siblingsOf(folder).map(marksOf)))
}

/** Problems of one tenant, as sentences. */
export async function problemsOf(places: Places, id: string): Promise<string[]> {
  const folder = path.join(places.tenants, id)
  try {
    // Reading a tenant already checks its settings, overrides and contrast.
    const tenant = await readTenant(places, id)
    return [
      ...(await unusedOverrides(folder, tenant.overrides)),
      ...checkAssets(folder, tenant),
      ...checkSite(places, id, tenant),
      ...(await sharedMarks(places, id, tenant)),
      ...(await checkBuild(folder)),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const mostPrinted = 10

/** Lines with the number of problems, the first problems, and the number of the others. */
export function formatProblems(problems: readonly string[]): string[] {
  const more = problems.length - mostPrinted
  return [
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    ...problems.slice(0, mostPrinted).map((problem) => `  - ${problem}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ]
}

/** `tenant check`: prints the problems of each tenant; returns 1 when there are any. */
export async function checkTenants(places: Places, ids: readonly string[]): Promise<number> {
  let failed = 0
  for (const id of ids) {
    const problems = await problemsOf(places, id)
    if (problems.length > 0) failed++
    const built = buildOf(path.join(places.tenants, id)) ? '' : ', not built'
    console.log(`${id}: ${problems.length === 0 ? `in order${built}` : formatProblems(problems).join('\n')}`)
    if (problems.length === 0)
      for (const hint of colourHints((await readTenant(places, id)).themeColor)) console.log(`  (${hint})`)
  }
  return failed === 0 ? 0 : 1
}
