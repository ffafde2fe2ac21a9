import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ComplaintsPage } from '@tradepost/desk-features/rental-complaints'
import { actOnComplaints, loadComplaints } from '@tradepost/desk-features/rental-complaints/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadComplaints)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnComplaints)

export default function RentalComplaints() {
  return <ComplaintsPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
