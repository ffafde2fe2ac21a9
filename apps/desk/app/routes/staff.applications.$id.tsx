import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ApplicationPage } from '@tradepost/desk-features/application'
import { actOnDecision, loadApplication } from '@tradepost/desk-features/application/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadApplication(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnDecision(context, form, args.params.id ?? ''))

export default function Application() {
  return <ApplicationPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
