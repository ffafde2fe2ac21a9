import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ProposalsPage } from '@tradepost/desk-features/proposals'
import { actOnProposals, loadProposals } from '@tradepost/desk-features/proposals/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadProposals)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnProposals)

export default function Proposals() {
  return <ProposalsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
