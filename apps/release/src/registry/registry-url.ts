import { ReleaseError } from '../errors/release-error.ts'
import { npm } from './npm.ts'

const missing =
  'No registry is set: give RELEASE_REGISTRY or --registry, or set `@tradepost:registry` in npm’s configuration.'

/** Reads the address of a registry; throws for anything that is not one. */
export function readAddress(address: string): string {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ReleaseError(`${address} is not the address of a registry: it must begin with https:// or http://.`)
  return url.href
}

/** The registry to publish to: the given one, or npm's for our scope; never the public one by default. */
export async function registryUrl(address: string | undefined): Promise<string> {
  if (address) return readAddress(address)
  const configured = (await npm(['config', 'get', '@tradepost:registry'], { cwd: process.cwd() })).trim()
  if (!configured || configured === 'undefined') throw new ReleaseError(missing)
  return readAddress(configured)
}
