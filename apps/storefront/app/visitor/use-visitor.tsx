import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { RootData } from '../document/frame'
import type { Visitor } from './load-visitor.server'

const FetchVisitor = lazy(() => import('./fetch-visitor'))

interface UsedVisitor {
  visitor: Visitor | null
  /** To be rendered by the caller. */
  fetching: ReactNode
}

/** Marks the document, for tests and page scripts. */
function markVisitor(state: 'awaited' | 'here' | 'missing'): void {
  document.documentElement.dataset.visitor = state
}

type RootFacts = Pick<RootData, 'forEverybody' | 'prefix' | 'signedIn'>

/** Fetches what is the visitor's own after the hydration of a page for everybody. */
export function useVisitor({ forEverybody, prefix, signedIn }: RootFacts): UsedVisitor {
  const [path, setPath] = useState<string | null>(null)
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  useEffect(() => {
    if (!forEverybody) return
    markVisitor('awaited')
    setPath(`${window.location.pathname}${window.location.search}`)
  }, [forEverybody])
  // Undefined until it has arrived: the mark of the script before the first paint, a guess from a cookie, stays.
  const isSignedIn = forEverybody ? visitor?.signedIn : signedIn
  useEffect(() => {
    if (isSignedIn === undefined) return
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
    markVisitor('here')
  }, [isSignedIn])
  if (!forEverybody) return { visitor: null, fetching: null }
  return {
    visitor,
    fetching: path ? (
      <Suspense>
        <FetchVisitor prefix={prefix} path={path} onVisitor={setVisitor} onFailure={() => markVisitor('missing')} />
      </Suspense>
    ) : null,
  }
}

/** The data of the frame with what is the visitor's own. */
export function withVisitor(data: RootData, visitor: Visitor | null): RootData {
  if (!visitor) return data
  const { signedIn, user, cartCount, flash } = visitor
  return { ...data, signedIn, flash: flash ?? data.flash, shell: { ...data.shell, user, cartCount } }
}
