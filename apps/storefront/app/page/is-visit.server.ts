import type { LoaderFunctionArgs } from '@remix-run/node'
import { openScope } from '../scope/scope.server'

/**
 * True if the loader itself must count that somebody looks at the page: not for a crawler or a prefetch, and not for a
 * page for everybody, whose visitors are counted when their browsers fetch their own data.
 */
export async function isVisit(args: LoaderFunctionArgs): Promise<boolean> {
  const { facts, isPrefetch } = await openScope(args)
  return !facts.isBot && !facts.forEverybody && !isPrefetch
}
