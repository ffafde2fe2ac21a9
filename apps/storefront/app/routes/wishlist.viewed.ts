import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadViewed } from '@tradepost/marketplace-features/saved/server'
import { openScope } from '~/scope/scope.server'

/** The offers that this visitor viewed last. Cached pages load them separately. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, guestSaved } = await openScope(args)
  // The list is optional on a page, so answer with an empty list if loading fails.
  return Response.json({ viewed: await loadViewed(context, guestSaved).catch(() => []) })
}
