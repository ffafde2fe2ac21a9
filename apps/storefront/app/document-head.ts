import { createContext } from 'react'

/** What only the server knows about the document; the browser finds it in the page already. */
export interface ServerDocument {
  nonce: string
  themeCss: string
  /** Script that runs before anything is painted. */
  firstVisit: string
}

export const ServerDocumentContext = createContext<ServerDocument | null>(null)
