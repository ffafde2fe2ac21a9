import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type ListingQuery, readQuery, writeQuery } from './listing-query.ts'
import type { Listing } from './server.ts'

/** Where a list is, where it could go, and what of it is on its way. */
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

  const hrefOf = (next: ListingQuery) => {
    const address = new URLSearchParams([...kept, ...writeQuery(next, frame)])
    return `${pathname}${address.size ? `?${address}` : ''}`
  }
  /** Goes where the form's fields say, in the shortest address. */
  const submit = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    const next = readQuery(new URLSearchParams(fields), frame)
    navigate(hrefOf({ ...next, pageNo: 1 }), { preventScrollReset: true, replace: true })
  }
  return { current: pending ?? query, pending: pending !== undefined, hrefOf, submit, kept: [...kept] }
}

const names = new Set(['min', 'max', 'delivery', 'instant', 'verified', 'stock', 'sort', 'page'])
const owned = (name: string) => names.has(name) || name.startsWith('a.')
