import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AreaPage } from '@tradepost/desk-features/areas'
import { actOnArea, loadArea } from '@tradepost/desk-features/areas/server'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadArea(context, args.params.area ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnArea(context, form, args.params.area ?? ''))

export default function Area() {
  return <AreaPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
