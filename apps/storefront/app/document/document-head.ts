import { createContext } from 'react'

/** The parts of the document that only the server renders. */
export interface ServerDocument {
  nonce: string
  /** Returns the style sheet of a theme colour; the default is the tenant's colour. */
  themeCss: (themeColor?: string) => string
  /** Script that runs before the first paint. */
  firstVisit: string
  /** Address of the script that measures the page; null measures nothing. */
  traceScript?: string | null
  /** Errors of the page's loaders by route. */
  errors: Readonly<Record<string, unknown>> | null
}

export const ServerDocumentContext = createContext<ServerDocument | null>(null)
