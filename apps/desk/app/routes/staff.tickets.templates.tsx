import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TicketTemplatesPage } from '@tradepost/desk-features/tickets'
import { actOnTicketTemplates, loadTicketTemplates } from '@tradepost/desk-features/tickets/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTicketTemplates)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnTicketTemplates)

/** A refused form shows what others have changed meanwhile: the data are read again after it, too. */
export const shouldRevalidate = () => true

export default function TicketTemplates() {
  return <TicketTemplatesPage templates={useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
