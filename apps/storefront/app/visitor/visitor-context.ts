import { createContext, useContext } from 'react'
import type { Visitor } from './load-visitor.server'

/** The visitor's data on a page for everybody; null until it is fetched, and on pages loaded for one visitor. */
export const VisitorContext = createContext<Visitor | null>(null)

/** A personal part of a page: `loaded`, or on a page for everybody the fetched visitor's part once it is available. */
export function useVisitorPart<T>(page: { forEverybody?: true }, loaded: T, partOf: (visitor: Visitor) => T): T {
  const visitor = useContext(VisitorContext)
  return page.forEverybody && visitor ? partOf(visitor) : loaded
}
