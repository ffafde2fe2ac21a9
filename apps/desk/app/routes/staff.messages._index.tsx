import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReportedMessagesPage } from '@tradepost/desk-features/reported-messages'
import { loadReportedMessages } from '@tradepost/desk-features/reported-messages/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadReportedMessages)

export default function ReportedMessages() {
  return <ReportedMessagesPage {...useLoaderData<typeof loader>()} />
}
