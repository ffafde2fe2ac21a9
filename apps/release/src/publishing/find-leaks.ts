import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tenantFolder } from './tenant-build.ts'

interface LeakTools {
  findLeaks: (folder: string, own: object, others: readonly object[]) => string[]
  marksOf: (folder: string) => Promise<object>
  siblingsOf: (folder: string) => string[]
}

const tooling = path.resolve(import.meta.dirname, '../../../storefront/tooling/deployment')

/** Imports the storefront's tools by path, because the release tool must not depend on the storefront package. */
async function leakTools(): Promise<LeakTools> {
  const [leaks, marks] = await Promise.all(
    ['find-leaks.ts', 'tenant-marks.ts'].map((file) => import(pathToFileURL(path.join(tooling, file)).href)),
  )
  return { ...leaks, ...marks }
}

const maxListed = 5

/** Finds traces of other tenants in a packaged tenant; returns the first as sentences, then the number of the rest. */
export async function findLeaksOf(folder: string, tenant: string): Promise<string[]> {
  const { findLeaks, marksOf, siblingsOf } = await leakTools()
  const sourceFolder = tenantFolder(tenant)
  const others = await Promise.all(siblingsOf(sourceFolder).map(marksOf))
  return shortened(findLeaks(path.join(folder, 'deployment'), await marksOf(sourceFolder), others))
}

/** The first sentences, then one with the number of the rest. */
export const shortened = (sentences: readonly string[]): string[] =>
  sentences.length > maxListed
    ? [...sentences.slice(0, maxListed), `${sentences.length - maxListed} more traces of other tenants`]
    : [...sentences]
