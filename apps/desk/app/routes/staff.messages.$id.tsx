import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportedMessagePage } from '@tradepost/desk-features/reported-messages'
import { actOnReportedMessage, loadReportedMessage } from '@tradepost/desk-features/reported-messages/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => ({ detail: await loadReportedMessage(context, args.params.id ?? '') }))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form, tools) => actOnReportedMessage(context, form, args.params.id ?? '', tools))

export default function ReportedMessage() {
  return <ReportedMessagePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
