import { useActionData, useLoaderData } from '@remix-run/react'
import { AgreePage } from '@tradepost/marketplace-features/legal'
import { agree, loadAgree } from '@tradepost/marketplace-features/legal/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'
import { backPath } from '~/sign-in/back-path.server'

export const handle = { routeName: 'legal-agree', layout: 'web' }
export const loader = page(
  ['catalog', 'legal'],
  (context) => loadAgree(context, backPath(context, context.url.searchParams.get('redirectUrl'))),
  { signedIn: true },
)
export const action = pageAction(
  (context, form, _args, tools) =>
    agree(context, form, tools, backPath(context, context.url.searchParams.get('redirectUrl'))),
  { signedIn: true },
)
export const meta = metaFromData

export default function AgreeRoute() {
  const { page: terms, back } = useLoaderData<typeof loader>()
  return <AgreePage page={terms} back={back} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
