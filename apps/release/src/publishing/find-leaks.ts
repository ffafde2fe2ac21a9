import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tenantFolder } from './tenant-build.ts'

interface LeakTools {
  findLeaks: (folder: string, own: object, others: readonly object[]) => string[]
  marksOf: (folder: string) => Promise<object>
  siblingsOf: (folder: string) => string[]
}

const tooling = path.resolve(import.meta.dirname, '../../../storefront/tooling/deployment')

/** NOTE: imported by path, because the release tool does not depend on the storefront and is tested without it. */
async function leakTools(): Promise<LeakTools> {
  const [leaks, marks] = await Promise.all(
    ['find-leaks.ts', 'tenant-marks.ts'].map((file) => import(pathToFileURL(path.join(tooling, file)).href)),
  )
  return { ...leaks, ...marks }
}

const most = 5

/** The traces of other tenants in a packaged tenant, as sentences: the first few and the number of the rest. */
export async function findLeaksOf(folder: string, tenant: string): Promise<string[]> {
  const { findLeaks, marksOf, siblingsOf } = await leakTools()
  const home = tenantFolder(tenant)
  const others = await Promise.all(siblingsOf(home).map(marksOf))
  return shortened(findLeaks(path.join(folder, 'deployment'), await marksOf(home), others))
}

/** The first few sentences and the number of the rest. */
export const shortened = (sentences: readonly string[]): string[] =>
  sentences.length > most
    ? [...sentences.slice(0, most), `${sentences.length - most} more of what belongs to another tenant`]
    : [...sentences]
