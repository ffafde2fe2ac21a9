import { useActionData, useLoaderData } from '@remix-run/react'
import { CalculatorPage } from '@tradepost/marketplace-features/value'
import { estimate, loadCalculator } from '@tradepost/marketplace-features/value/server'
import { metaFromData } from '~/document/page-meta'
import { page, pageAction } from '~/page/page.server'

export const handle = { routeName: 'value-calculator-product', layout: 'web' }
export const loader = page(['value', 'catalog'], (context, { params }) => loadCalculator(context, params.product ?? ''))
export const action = pageAction((context, form, { params }) => estimate(context, form, params.product ?? ''))
export const meta = metaFromData

export default function CalculatorRoute() {
  return <CalculatorPage form={useLoaderData<typeof loader>().form} result={useActionData<typeof action>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
