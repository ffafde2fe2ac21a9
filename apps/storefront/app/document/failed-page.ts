import { useContext } from 'react'
import { ServerDocumentContext } from './document-head'

/** The route name of the error page that replaces this page; null if nothing failed. */
export function useFailedPage(): '404' | '500' | null {
  const server = useContext(ServerDocumentContext)
  // Remix passes a page's errors only to its error boundaries, and this hook runs outside of them.
  const errors = server ? server.errors : window.__remixRouter?.state.errors
  const [error] = Object.values(errors ?? {})
  if (!error) return null
  return (error as { status?: unknown }).status === 404 ? '404' : '500'
}
