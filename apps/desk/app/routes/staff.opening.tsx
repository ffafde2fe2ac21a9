import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OpeningPage } from '@tradepost/desk-features/opening'
import { actOnOpening, loadOpening } from '@tradepost/desk-features/opening/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadOpening)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnOpening)

export default function Opening() {
  return <OpeningPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
