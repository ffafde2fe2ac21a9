import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { ValuePage } from '@tradepost/desk-features/catalog'
import { actOnValue, loadAttributeValue } from '@tradepost/desk-features/catalog/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

const idOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => params.id ?? ''

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadAttributeValue(context, idOf(args)))

/** Leads to the attribute once the value was removed. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => actOnValue(context, form, idOf(args)))
  const headers = answer.init?.headers
  const isRemoved = answer.data.ok && answer.data.isRemoved
  return isRemoved ? redirect(paths.attribute(idOf(args)), headers ? { headers } : {}) : answer
}

export default function AttributeValue() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <ValuePage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
