import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import { FetchRefused } from './safe-fetch.ts'

/**
 * The address of somebody's program. Refuses one that carries a login, a query or a fragment, or that must not be called
 * from our network. Each call checks the address again after it has resolved the name.
 */
export async function readCallbackAddress({ sellerCalls }: Pick<Deps, 'sellerCalls'>, given: string): Promise<string> {
  const refused = (cause?: unknown) => new Failure('data_error', { field: 'url', ...(cause ? { cause } : {}) })
  if (!URL.canParse(given)) throw refused()
  const url = new URL(given)
  if (url.username || url.password || given.includes('?') || given.includes('#')) throw refused()
  await sellerCalls.check(url.href).catch((error) => {
    throw error instanceof FetchRefused ? refused(error) : error
  })
  return url.href
}
