import { useContext } from 'react'
import { ServerDocumentContext } from './document-head'

/** The name of what stands in place of a page that could not be shown; null where nothing failed. */
export function useFailedPage(): '404' | '500' | null {
  const server = useContext(ServerDocumentContext)
  // NOTE: Remix tells the errors of a page to its error boundaries alone, and this is asked around them.
  const known = server ? server.errors : window.__remixRouter?.state.errors
  const [error] = Object.values(known ?? {})
  if (!error) return null
  return (error as { status?: unknown }).status === 404 ? '404' : '500'
}
