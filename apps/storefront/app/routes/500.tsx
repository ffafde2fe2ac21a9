import type { LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { translate } from '@tradepost/i18n/server'
import { ErrorPage } from '@tradepost/marketplace-features/shell'
import { metaFromData } from '~/page-meta'
import { openScope } from '~/server/scope.server'
import { safePath } from '../../server/safe-path.ts'

export const handle = { routeName: '500', layout: 'web' }

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await openScope(args)
  const meta = { title: translate(context.locale, 'shell.errorTitle'), description: '', robots: 'noindex' }
  const from = safePath(context.url.searchParams.get('from'))
  return data({ from, meta }, { status: 500, headers: { 'Cache-Control': 'no-store' } })
}
export const meta = metaFromData

export default function ErrorRoute() {
  const { from } = useLoaderData<typeof loader>()
  return <ErrorPage code={500} from={from} />
}
export { RouteError as ErrorBoundary } from '~/route-error'
