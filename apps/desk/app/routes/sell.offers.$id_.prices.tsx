import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OfferPricesPage } from '@tradepost/desk-features/offer-prices'
import { loadOfferPrices } from '@tradepost/desk-features/offer-prices/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOfferPrices(context, args.params.id ?? ''))

export default function OfferPrices() {
  return <OfferPricesPage {...useLoaderData<typeof loader>()} />
}
