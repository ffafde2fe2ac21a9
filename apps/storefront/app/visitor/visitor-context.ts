import { createContext, useContext } from 'react'
import type { Visitor } from './load-visitor.server'

/** The visitor's own data on a page for everybody; null until it arrives and on pages loaded for their visitor. */
export const VisitorContext = createContext<Visitor | null>(null)

/** A personal part of a page: as loaded, or the visitor's own as soon as a page for everybody has it. */
export function useVisitorPart<T>(page: { forEverybody?: true }, loaded: T, partOf: (visitor: Visitor) => T): T {
  const visitor = useContext(VisitorContext)
  return page.forEverybody && visitor ? partOf(visitor) : loaded
}
