import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReviewsPage } from '@tradepost/desk-features/reviews'
import { actOnReviews, loadReviews } from '@tradepost/desk-features/reviews/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadReviews)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnReviews)

export default function Reviews() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
