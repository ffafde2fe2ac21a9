import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { AttributePage } from '@tradepost/desk-features/catalog'
import { actOnAttribute, loadAttribute } from '@tradepost/desk-features/catalog/server'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadAttribute(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => actOnAttribute(context, form, args.params.id ?? ''))

export default function Attribute() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <AttributePage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
