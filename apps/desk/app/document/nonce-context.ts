import { createContext } from 'react'

/** The nonce of the page's inline scripts and styles; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext('')
