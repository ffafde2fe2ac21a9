import { redirect, replace } from '@remix-run/server-runtime'

// NOTE: Remix puts its basename, the locale prefix, before a path by itself.
/** Sends the visitor of a loader to another path of this shop, in the same language; throw it. */
export const redirectTo = (path: string, status: 302 | 303 | 307 = 302): Response => redirect(path, status)

/** The same for an address nobody need come back to: a step back leads past it. */
export const replaceBy = (path: string): Response => replace(path, 302)
