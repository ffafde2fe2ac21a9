import { createContext } from 'react'

/** What only the server knows about the document; the browser finds it in the page already. */
export interface ServerDocument {
  nonce: string
  /** The style sheet of a theme colour; without one, the tenant's own. */
  themeCss: (themeColor?: string) => string
  /** Script that runs before anything is painted. */
  firstVisit: string
  /** What the loaders of the page ran into, by route. */
  errors: Readonly<Record<string, unknown>> | null
}

export const ServerDocumentContext = createContext<ServerDocument | null>(null)
