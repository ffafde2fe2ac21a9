import { useActionData, useLoaderData } from '@remix-run/react'
import { ReportPage } from '@tradepost/marketplace-features/report'
import { loadReport, sendReport } from '@tradepost/marketplace-features/report/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'report-seller', layout: 'web' }
export const loader = page(['catalog', 'report', 'messages'], (context) => loadReport(context), { signedIn: 'say' })
export const action = pageAction((context, form, _args, tools) => sendReport(context, form, tools), {
  signedIn: 'say',
})
export const meta = metaFromData

export default function ReportRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
