import type { Api } from '@tradepost/api-client'

type AnyApi = (...args: unknown[]) => Promise<unknown>

/** The browser's API client; the first call downloads the client's code. */
export function lazyApi(prefix: string): Api {
  let client: Promise<AnyApi> | null = null
  const api: AnyApi = async (...args) => {
    client ??= import('./browser-api').then(({ browserApi }) => browserApi(prefix) as unknown as AnyApi)
    return (await client)(...args)
  }
  return api as unknown as Api
}
