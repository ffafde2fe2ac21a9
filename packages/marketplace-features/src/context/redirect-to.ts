import { redirect } from '@remix-run/server-runtime'
import type { FeatureContext } from './server.ts'

/** Sends the visitor of a loader to another path of this shop, in the same language; throw it. */
export const redirectTo = (ctx: FeatureContext, path: string, status: 302 | 303 | 307 = 302): Response =>
  redirect(`${ctx.prefix}${path}`, status)
