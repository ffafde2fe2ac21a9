import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { StorePage } from '@tradepost/desk-features/store'
import { actOnStore, loadStore } from '@tradepost/desk-features/store/server'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadStore)

export const action = (args: ActionFunctionArgs) => runAction(args, actOnStore)

export default function Store() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <StorePage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
