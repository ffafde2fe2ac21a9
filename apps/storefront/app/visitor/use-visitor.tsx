import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { RootData } from '../document/frame'
import type { Visitor } from './load-visitor.server'

const FetchVisitor = lazy(() => import('./fetch-visitor'))

interface VisitorState {
  visitor: Visitor | null
  /** Element that fetches the visitor's data when rendered; null if there is nothing to fetch. */
  fetcher: ReactNode
}

/** Sets `data-visitor` of the document, which tests wait for. */
function markVisitor(state: 'awaited' | 'here' | 'missing'): void {
  document.documentElement.dataset.visitor = state
}

type RootFacts = Pick<RootData, 'forEverybody' | 'prefix' | 'signedIn'>

/** The visitor's data on a page for everybody, fetched after hydration; null until then and on other pages. */
export function useVisitor({ forEverybody, prefix, signedIn }: RootFacts, isEmptySearch: boolean): VisitorState {
  const [query, setQuery] = useState<string | null>(null)
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  useEffect(() => {
    if (!forEverybody) return
    markVisitor('awaited')
    const path = `${window.location.pathname}${window.location.search}`
    setQuery((first) => first ?? new URLSearchParams({ path, ...(isEmptySearch && { empty: '1' }) }).toString())
  }, [forEverybody, isEmptySearch])
  // Undefined until the data is fetched; until then `firstVisitScript`'s guess from a cookie stays in the document.
  const isSignedIn = forEverybody ? visitor?.signedIn : signedIn
  useEffect(() => {
    if (isSignedIn === undefined) return
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
    markVisitor('here')
  }, [isSignedIn])
  if (!forEverybody) return { visitor: null, fetcher: null }
  return {
    visitor,
    fetcher: query ? (
      <Suspense>
        <FetchVisitor prefix={prefix} query={query} onVisitor={setVisitor} onFailure={() => markVisitor('missing')} />
      </Suspense>
    ) : null,
  }
}

/** The root data of a page for everybody, completed with the visitor's data. */
export function withVisitor(data: RootData, visitor: Visitor | null): RootData {
  if (!visitor) return data
  const { signedIn, user, cartCount, flash } = visitor
  return { ...data, signedIn, flash: flash ?? data.flash, shell: { ...data.shell, user, cartCount } }
}
