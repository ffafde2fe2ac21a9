import { type CallData, calls } from '@tradepost/contract'
import { search } from '@tradepost/contract/constants'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { useEffect, useState } from 'react'
import { useShop } from '../kernel/index.ts'

export type SuggestedGame = CallData<typeof calls.catalog.keySearch>[number]

interface Suggestions {
  query: string
  games: SuggestedGame[]
}

/** Brands that match the typed text, fetched half a second after the last key press. Null before the first fetch. */
export function useSuggestions(typed: string): Suggestions | null {
  const { api, tenant } = useShop()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const query = typedKeyword(typed)

  useEffect(() => {
    if (query.length < search.minLength) {
      setSuggestions(null)
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const { tenantId, siteId } = tenant
      api(calls.catalog.keySearch, { query: { keyWord: query, siteId, tenantId } }, { signal: stop.signal })
        .then((games) => setSuggestions({ query, games }))
        .catch(() => {
          // The search still works. The storefront has logged the failure.
        })
    }, search.debounceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, api, tenant])

  return query.length < search.minLength ? null : suggestions
}
