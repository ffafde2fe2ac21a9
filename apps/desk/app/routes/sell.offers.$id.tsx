import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OfferEditPage } from '@tradepost/desk-features/offers'
import { actOnOffer, loadOffer } from '@tradepost/desk-features/offers/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOffer(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnOffer(context, form, args.params.id ?? ''))

export default function Offer() {
  return <OfferEditPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
