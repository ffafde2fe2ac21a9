import { ReleaseError } from '../errors/release-error.ts'
import { npm } from './npm.ts'

const missing =
  'Nothing says which registry: set RELEASE_REGISTRY or --registry, or `@tradepost:registry` in npm’s own settings.'

/** The address a registry was given as; refuses what is none. */
export function readAddress(given: string): string {
  const url = URL.parse(given)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ReleaseError(`${given} is no address of a registry: it begins with https:// or http://.`)
  return url.href
}

/** Where packages are published: as told, or as npm is set for our scope; never the registry everybody uses. */
export async function registryUrl(told: string | undefined): Promise<string> {
  if (told) return readAddress(told)
  const set = (await npm(['config', 'get', '@tradepost:registry'], { cwd: process.cwd() })).trim()
  if (!set || set === 'undefined') throw new ReleaseError(missing)
  return readAddress(set)
}
