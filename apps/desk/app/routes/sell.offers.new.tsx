import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '@tradepost/desk-features/kernel'
import { NewOfferPage } from '@tradepost/desk-features/offers'
import { createOffer, loadNewOffer } from '@tradepost/desk-features/offers/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadNewOffer)

/** Leads to the new offer; to its vault, where that is still empty. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, createOffer)
  if (!answer.data.ok) return answer
  const { id, isUnique } = answer.data
  return redirect(isUnique ? paths.units(id) : paths.offer(id))
}

export default function NewOffer() {
  const loaded = useLoaderData<typeof loader>()
  return <NewOfferPage key={loaded.categoryId ?? 'choose'} {...loaded} result={useResult<typeof action>()} />
}
