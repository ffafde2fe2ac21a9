import { useActionData, useLoaderData } from '@remix-run/react'
import { SettingsPage } from '@tradepost/marketplace-features/buyer'
import { loadSettings, saveCountry } from '@tradepost/marketplace-features/buyer/server'
import { metaFromData } from '~/page-meta'
import { page, pageAction } from '~/server/page.server'

export const handle = { routeName: 'buyer-settings', layout: 'web' }
export const loader = page(['account'], loadSettings, { signedIn: true })
export const action = pageAction((context, form, _args, tools) => saveCountry(context, form, tools), { signedIn: true })
export const meta = metaFromData

export default function BuyerPageRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
