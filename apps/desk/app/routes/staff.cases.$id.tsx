import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CasePage } from '@tradepost/desk-features/cases'
import { actOnCase, loadCase } from '@tradepost/desk-features/cases/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadCase(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnCase(context, form, args.params.id ?? ''))

export default function Case() {
  return <CasePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
