import { createContext, useContext } from 'react'
import type { Visitor } from './load-visitor.server'

/** What is the visitor's own; null until it has arrived, and on pages that were loaded for the visitor. */
export const VisitorContext = createContext<Visitor | null>(null)

/** The visitor's own part of a page, or the loaded one where the page was loaded for its visitor. */
export function useVisitorPart<T>(page: { forEverybody?: true }, loaded: T, partOf: (visitor: Visitor) => T): T {
  const visitor = useContext(VisitorContext)
  return page.forEverybody && visitor ? partOf(visitor) : loaded
}
