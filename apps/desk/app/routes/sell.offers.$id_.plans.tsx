import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OfferPlansPage } from '@tradepost/desk-features/offer-plans'
import { actOnOfferPlans, loadOfferPlans } from '@tradepost/desk-features/offer-plans/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadOfferPlans(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnOfferPlans(context, form, args.params.id ?? ''))

export default function OfferPlans() {
  return <OfferPlansPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
