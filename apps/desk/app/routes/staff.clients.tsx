import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ClientsPage } from '@tradepost/desk-features/clients'
import { actOnClients, loadClients } from '@tradepost/desk-features/clients/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadClients)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnClients)

export default function Clients() {
  return <ClientsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
