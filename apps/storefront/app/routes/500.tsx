import type { LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ownPath } from '@tradepost/domain/address/own-path'
import { ErrorPage } from '@tradepost/marketplace-features/shell'
import { metaFromData } from '~/document/page-meta'
import { openScope } from '~/scope/scope.server'
import { headOf } from '~/seo/head.server'

export const handle = { routeName: '500', layout: 'web' }

export async function loader(args: LoaderFunctionArgs) {
  const scope = await openScope(args)
  const { t, url } = scope.context
  const description = t('shell.errorMessage')
  const head = headOf(scope, { title: t('shell.errorTitle'), description, robots: 'noindex' })
  const from = ownPath(url.searchParams.get('from'))
  return data({ from, head }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
}
export const meta = metaFromData

export default function ErrorRoute() {
  const { from } = useLoaderData<typeof loader>()
  return <ErrorPage code={500} from={from} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
