import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '@tradepost/desk-features/legal'
import { actOnLegal, loadLegalPage } from '@tradepost/desk-features/legal/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadLegalPage(context, args.params.document ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnLegal(context, form, args.params.document ?? ''))

export default function Legal() {
  return <LegalPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
