import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MessagesPage } from '@tradepost/desk-features/messages'
import { actOnMessages, loadMessages } from '@tradepost/desk-features/messages/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadMessages)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnMessages)

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
