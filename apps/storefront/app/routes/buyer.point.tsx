import { useActionData, useLoaderData } from '@remix-run/react'
import { PointsPage } from '@tradepost/marketplace-features/buyer'
import { loadPoints, swapPoints } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'buyer-point', layout: 'web' }
export const loader = page(['account'], loadPoints, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => swapPoints(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <PointsPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
