import { ReleaseError } from '../errors/release-error.ts'
import { npm } from './npm.ts'

const missing =
  'No registry is set: give RELEASE_REGISTRY or --registry, or set `@tradepost:registry` in npm’s configuration.'

/** Checks the address of a registry; throws if it is not an http or https address. */
export function readAddress(address: string): string {
  const url = URL.parse(address)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ReleaseError(`${address} is not the address of a registry: it must begin with https:// or http://.`)
  return url.href
}

/** The registry to publish to: `address`, or the one configured in npm for @tradepost. Throws if there is neither. */
export async function registryUrl(address: string | undefined): Promise<string> {
  if (address) return readAddress(address)
  const configured = (await npm(['config', 'get', '@tradepost:registry'], { cwd: process.cwd() })).trim()
  if (!configured || configured === 'undefined') throw new ReleaseError(missing)
  return readAddress(configured)
}
