import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FiguresPage } from '@tradepost/desk-features/insight'
import { actOnFigures, loadFigures } from '@tradepost/desk-features/insight/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadFigures)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnFigures)

export default function Figures() {
  return <FiguresPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
