import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PassTermsPage } from '@tradepost/desk-features/pass-terms'
import { actOnPassTerms, loadPassTerms } from '@tradepost/desk-features/pass-terms/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadPassTerms)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnPassTerms)

export default function PassTerms() {
  return <PassTermsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
