import { useEffect } from 'react'
import useSWR from 'swr'
import type { Visitor, VisitorAnswer } from './load-visitor.server'

async function fetchVisitor(address: string): Promise<Visitor> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const answer = (await response.json()) as VisitorAnswer
  if (answer.login === undefined) return answer
  // The gateway has ended the session: the login says so and leads back.
  window.location.assign(answer.login)
  return new Promise(() => {})
}

interface FetchVisitorProps {
  prefix: string
  /** The page, with its query. */
  path: string
  onVisitor: (visitor: Visitor) => void
  onFailure: () => void
}

/** Fetches what is the visitor's own, again when the window is focused. */
export default function FetchVisitor({ prefix, path, onVisitor, onFailure }: FetchVisitorProps) {
  const { data } = useSWR(`${prefix}/visitor.json?${new URLSearchParams({ path })}`, fetchVisitor, {
    onError: onFailure,
  })
  useEffect(() => {
    if (data) onVisitor(data)
  }, [data, onVisitor])
  return null
}
