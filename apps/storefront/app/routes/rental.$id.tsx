import { useActionData, useLoaderData } from '@remix-run/react'
import { RentPage } from '@tradepost/marketplace-features/rental'
import { loadRent, rent } from '@tradepost/marketplace-features/rental/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'rental-id', layout: 'web', chrome: 'plain' }
export const loader = page(['checkout', 'offer', 'rental'], (context, args) => loadRent(context, idParam(args)), {
  signedIn: true,
})
export const action = pageAction((context, form, args, tools) => rent(context, form, tools, idParam(args)), {
  signedIn: true,
})
export const meta = metaFromData

export default function RentRoute() {
  const { offer, balance, email, open, tax, now, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <RentPage
      key={offer.id}
      offer={offer}
      balance={balance}
      email={email}
      open={open}
      tax={tax}
      now={now}
      idempotencyKey={idempotencyKey}
      result={result}
    />
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
