import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChatTemplatesPage } from '@tradepost/desk-features/chat-templates'
import { actOnTemplates, loadTemplates } from '@tradepost/desk-features/chat-templates/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTemplates)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnTemplates)

export default function ChatTemplates() {
  return <ChatTemplatesPage templates={useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
