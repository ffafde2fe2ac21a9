import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageErrorPage } from '@tradepost/desk-features/page-errors'
import { actOnPageError, loadPageError } from '@tradepost/desk-features/page-errors/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadPageError(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnPageError(context, form, args.params.id ?? ''))

export default function PageError() {
  return <PageErrorPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
