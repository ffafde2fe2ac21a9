import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadViewed } from '@tradepost/marketplace-features/saved/server'
import { openScope } from '~/scope/scope.server'

/** The offers this visitor viewed last, loaded after a page that is the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, guestSaved } = await openScope(args)
  // NOTE: a page does without it rather than failing for it.
  return Response.json({ viewed: await loadViewed(context, guestSaved).catch(() => []) })
}
