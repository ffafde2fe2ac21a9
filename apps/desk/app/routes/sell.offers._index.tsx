import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OffersPage } from '@tradepost/desk-features/offers'
import { actOnSelected, loadOffers } from '@tradepost/desk-features/offers/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadOffers)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnSelected)

export default function Offers() {
  return <OffersPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
