import { ReleaseError } from '../errors/release-error.ts'
import { npm } from './npm.ts'

const missing =
  'No registry is set: give RELEASE_REGISTRY or --registry, or set `@tradepost:registry` in npm’s configuration.'

/** Reads the address of a registry; throws for anything that is not one. */
export function readAddress(given: string): string {
  const url = URL.parse(given)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ReleaseError(`${given} is not the address of a registry: it must begin with https:// or http://.`)
  return url.href
}

/** The registry to publish to: the given one, or npm's for our scope; never the public one by default. */
export async function registryUrl(given: string | undefined): Promise<string> {
  if (given) return readAddress(given)
  const set = (await npm(['config', 'get', '@tradepost:registry'], { cwd: process.cwd() })).trim()
  if (!set || set === 'undefined') throw new ReleaseError(missing)
  return readAddress(set)
}
