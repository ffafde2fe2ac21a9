import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TicketPage } from '@tradepost/desk-features/tickets'
import { actOnTicket, loadTicket } from '@tradepost/desk-features/tickets/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, async (context) => ({
    ...(await loadTicket(context, args.params.id ?? '')),
    userId: context.userId,
  }))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnTicket(context, form, args.params.id ?? ''))

/** A refused form shows what others have changed meanwhile: the data are read again after it, too. */
export const shouldRevalidate = () => true

export default function Ticket() {
  const { ticket, ...more } = useLoaderData<typeof loader>()
  return <TicketPage key={ticket.id} ticket={ticket} {...more} result={useResult<typeof action>()} />
}
