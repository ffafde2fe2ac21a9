import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { InvoicesPage } from '@tradepost/desk-features/invoices'
import { loadInvoices, setInvoiceSettings } from '@tradepost/desk-features/invoices/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadInvoices)

export const action = (args: ActionFunctionArgs) => runAction(args, setInvoiceSettings)

export default function Invoices() {
  return <InvoicesPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
