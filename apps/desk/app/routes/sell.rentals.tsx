import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RentalUnitsPage } from '@tradepost/desk-features/rental-units'
import { actOnRentalUnits, loadRentalUnits } from '@tradepost/desk-features/rental-units/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadRentalUnits)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnRentalUnits)

export default function RentalUnits() {
  return <RentalUnitsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
