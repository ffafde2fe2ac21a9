import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChargebacksPage } from '@tradepost/desk-features/chargebacks'
import { loadChargebacks } from '@tradepost/desk-features/chargebacks/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadChargebacks)

export default function Chargebacks() {
  return <ChargebacksPage {...useLoaderData<typeof loader>()} />
}
