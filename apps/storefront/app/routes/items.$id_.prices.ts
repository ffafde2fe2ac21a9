import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSoldCourse } from '@tradepost/marketplace-features/offer/server'
import { idParam } from '~/page/id-param.server'
import { openScope } from '~/scope/scope.server'

/** The course of the prices of an offer, which its page asks for once somebody opens it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await openScope(args)
  // It is optional on the page, which says that it could not be loaded.
  return Response.json({ weeks: await loadSoldCourse(context, idParam(args)).catch(() => null) })
}
