import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type ListingQuery, readQuery, writeQuery } from './listing-query.ts'
import type { Listing } from './server.ts'

/** State of a list: its current query, the addresses of others, and whether one is loading. */
export function useListing({ query, frame }: Pick<Listing, 'query' | 'frame'>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigation()
  // Parameters that are no filters, such as the keyword, stay as they are.
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !owned(name)))
  const pending =
    navigation.state === 'loading' && navigation.location.pathname.endsWith(pathname) && !navigation.formMethod
      ? readQuery(new URLSearchParams(navigation.location.search), frame)
      : undefined

  // Show the new choice at once; the loader's answer then replaces it.
  const [ahead, setAhead] = useState<ListingQuery | null>(null)
  // Every new answer ends the guess.
  useEffect(() => setAhead(null), [query])

  const hrefOf = (next: ListingQuery) => {
    const address = new URLSearchParams([...kept, ...writeQuery(next, frame)])
    return `${pathname}${address.size ? `?${address}` : ''}`
  }
  /** Goes where the form's fields say, in the shortest address. */
  const submit = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const next = { ...readQuery(new URLSearchParams(fields), frame), pageNo: 1 }
    setAhead(next)
    navigate(hrefOf(next), { preventScrollReset: true, replace: true })
  }
  return { current: ahead ?? pending ?? query, pending: pending !== undefined, hrefOf, submit, kept: [...kept] }
}

const names = new Set(['min', 'max', 'delivery', 'instant', 'verified', 'stock', 'sort', 'page'])
const owned = (name: string) => names.has(name) || name.startsWith('a.')
