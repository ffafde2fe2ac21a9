import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChargebackBuyersPage } from '@tradepost/desk-features/chargebacks'
import { loadChargebackBuyers } from '@tradepost/desk-features/chargebacks/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadChargebackBuyers)

export default function ChargebackBuyers() {
  return <ChargebackBuyersPage {...useLoaderData<typeof loader>()} />
}
