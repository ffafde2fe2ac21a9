import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { VacationPage } from '@tradepost/desk-features/standing'
import { actOnVacation, loadVacation } from '@tradepost/desk-features/standing/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadVacation)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnVacation)

export default function Vacation() {
  return <VacationPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
