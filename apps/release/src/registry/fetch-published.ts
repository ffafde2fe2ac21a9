import { NpmError } from '../errors/npm-failure.ts'
import { npm } from './npm.ts'

/** Reads from the registry whether this version of a package is published, and which version is the latest. */
export async function fetchPublished({ name, version }: { name: string; version: string }, registry?: string) {
  try {
    const output = await npm(['view', name, 'versions', 'dist-tags', '--json'], { cwd: process.cwd(), registry })
    const view = [JSON.parse(output)].flat()[0] as { versions?: string | string[]; 'dist-tags'?: { latest?: string } }
    return { isPublished: [view.versions ?? []].flat().includes(version), latest: view['dist-tags']?.latest ?? null }
  } catch (error) {
    if (error instanceof NpmError && error.code === 'E404') return { isPublished: false, latest: null }
    throw error
  }
}
