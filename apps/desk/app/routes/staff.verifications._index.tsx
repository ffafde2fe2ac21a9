import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { VerificationsPage } from '@tradepost/desk-features/verification'
import { actOnVerifications, loadVerifications } from '@tradepost/desk-features/verification/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadVerifications)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnVerifications)

export default function Verifications() {
  return <VerificationsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
