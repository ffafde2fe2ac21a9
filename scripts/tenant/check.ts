import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { idleWords } from '@tradepost/i18n/idle-words'
import { root } from '../start/settings.ts'
import { checkAssets } from './check-assets.ts'
import { checkSite } from './check-site.ts'
import { type Places, readTenant } from './places.ts'
import { nudgesOf } from './wishes.ts'

interface Marks {
  words: string[]
}
interface LeakTools {
  findLeaks: (build: string, own: Marks, others: readonly Marks[]) => string[]
  marksOf: (folder: string) => Promise<Marks>
  siblingsOf: (folder: string) => string[]
}

const tooling = path.join(root, 'apps/storefront/tooling/deployment')
/** NOTE: by path, because the storefront stands on these scripts and not the other way round. */
async function leakTools(): Promise<LeakTools> {
  const [leaks, marks] = await Promise.all(
    ['find-leaks.ts', 'tenant-marks.ts'].map((file) => import(pathToFileURL(path.join(tooling, file)).href)),
  )
  return { ...leaks, ...marks }
}

/** What a tenant's build holds of the others; nothing where there is none. */
async function checkBuild(folder: string): Promise<string[]> {
  const build = path.join(folder, 'build')
  if (!existsSync(build)) return []
  const { findLeaks, marksOf, siblingsOf } = await leakTools()
  return findLeaks(build, await marksOf(folder), await Promise.all(siblingsOf(folder).map(marksOf)))
}

/** Everything wrong about one tenant, in sentences. */
export async function problemsOf(places: Places, id: string): Promise<string[]> {
  const folder = path.join(places.tenants, id)
  try {
    // NOTE: shape, words and contrast are judged by the tenant itself when it is read.
    const tenant = await readTenant(places, id)
    const idle = await idleWords(folder, tenant.overrides)
    return [...idle, ...checkAssets(folder, tenant), ...checkSite(places, id, tenant), ...(await checkBuild(folder))]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** `tenant check`: prints what is wrong with each, and answers 1 where anything is. */
export async function checkTenants(places: Places, ids: readonly string[]): Promise<number> {
  let failed = 0
  for (const id of ids) {
    const problems = await problemsOf(places, id)
    if (problems.length > 0) failed++
    const built = existsSync(path.join(places.tenants, id, 'build')) ? '' : ', not built'
    console.log(`${id}: ${problems.length === 0 ? `in order${built}` : `${problems.length} problems`}`)
    for (const problem of problems) console.log(`  - ${problem}`)
    if (problems.length === 0)
      for (const nudge of nudgesOf((await readTenant(places, id)).themeColor)) console.log(`  (${nudge})`)
  }
  return failed === 0 ? 0 : 1
}
