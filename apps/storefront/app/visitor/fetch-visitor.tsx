import { useEffect } from 'react'
import useSWR from 'swr'
import type { Visitor, VisitorAnswer } from './load-visitor.server'

async function fetchVisitor(address: string): Promise<Visitor> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const answer = (await response.json()) as VisitorAnswer
  if (answer.login === undefined) return answer
  // The login page shows that the session has ended, and after the login returns the buyer to this page.
  window.location.assign(answer.login)
  return new Promise(() => {})
}

interface FetchVisitorProps {
  prefix: string
  /** The query of the call: `path` of the current page, and `empty` for a search that no offer matches. */
  query: string
  onVisitor: (visitor: Visitor) => void
  onFailure: () => void
}

/** Fetches the visitor's own data, and again when the window gets the focus. */
export default function FetchVisitor({ prefix, query, onVisitor, onFailure }: FetchVisitorProps) {
  const { data } = useSWR(`${prefix}/visitor.json?${query}`, fetchVisitor, {
    onError: onFailure,
  })
  useEffect(() => {
    if (data) onVisitor(data)
  }, [data, onVisitor])
  return null
}
