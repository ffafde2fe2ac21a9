import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StaffPage } from '@tradepost/desk-features/staff'
import { actOnStaff, loadStaff } from '@tradepost/desk-features/staff/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadStaff)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnStaff)

export default function Members() {
  return <StaffPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
