import type { Api } from '@tradepost/api-client'

type AnyApi = (...args: unknown[]) => Promise<unknown>

/** The browser's api, over the pass-through of this site; its client is fetched with the first call. */
export function lazyApi(prefix: string): Api {
  let client: Promise<AnyApi> | null = null
  const load = async (): Promise<AnyApi> => {
    const { createApi } = await import('@tradepost/api-client')
    const baseUrl = `${window.location.origin}${prefix}/api`
    return createApi({ baseUrl, headers: () => ({ 'X-Tp': '1' }) }) as unknown as AnyApi
  }
  const api: AnyApi = async (...args) => {
    client ??= load()
    return (await client)(...args)
  }
  return api as unknown as Api
}
