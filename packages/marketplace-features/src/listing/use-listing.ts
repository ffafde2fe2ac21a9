import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type ListingQuery, readQuery, writeQuery } from './listing-query.ts'
import type { Listing } from './server.ts'

/** State of a listing: the current query, whether another query is loading, and addresses of other queries. */
export function useListing({ query, frame }: Pick<Listing, 'query' | 'frame'>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  // Keep parameters that are not filters, such as the keyword.
  const otherParameters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isFilterName(name)))
  const pending =
    navigation.state === 'loading' && navigation.location.pathname.endsWith(pathname) && !navigation.formMethod
      ? readQuery(new URLSearchParams(navigation.location.search), frame)
      : undefined

  // Show the new filters at once, before the loader returns.
  const [optimistic, setOptimistic] = useState<ListingQuery | null>(null)
  // Every loaded query replaces the optimistic one.
  useEffect(() => setOptimistic(null), [query])

  const hrefOf = (next: ListingQuery) => {
    const address = new URLSearchParams([...otherParameters, ...writeQuery(next, frame)])
    return `${pathname}${address.size ? `?${address}` : ''}`
  }
  /** Navigates to the query in the form's fields, with the shortest address. */
  const submit = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const next = { ...readQuery(new URLSearchParams(fields), frame), pageNo: 1 }
    setOptimistic(next)
    navigate(hrefOf(next), { preventScrollReset: true, replace: true })
  }
  return {
    current: optimistic ?? pending ?? query,
    pending: pending !== undefined,
    hrefOf,
    submit,
    otherParameters: [...otherParameters],
  }
}

const names = new Set(['min', 'max', 'delivery', 'instant', 'verified', 'stock', 'sort', 'page', 'after'])
const isFilterName = (name: string) => names.has(name) || name.startsWith('a.')
