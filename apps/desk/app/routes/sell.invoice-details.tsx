import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InvoicePartyPage } from '@tradepost/desk-features/invoices'
import { loadInvoiceParty, setInvoiceParty } from '@tradepost/desk-features/invoices/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadInvoiceParty)

export const action = (args: ActionFunctionArgs) => runAction(args, setInvoiceParty)

export default function InvoiceDetails() {
  return <InvoicePartyPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
