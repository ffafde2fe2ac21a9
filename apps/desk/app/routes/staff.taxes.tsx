import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TaxesPage } from '@tradepost/desk-features/taxes'
import { actOnTaxes, loadTaxes } from '@tradepost/desk-features/taxes/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadTaxes)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnTaxes)

export default function Taxes() {
  return <TaxesPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
