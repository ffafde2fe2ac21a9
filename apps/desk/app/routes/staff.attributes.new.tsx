import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useRouteLoaderData } from '@remix-run/react'
import { NewAttributePage } from '@tradepost/desk-features/catalog'
import { createAttribute, loadEditor } from '@tradepost/desk-features/catalog/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadEditor)

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, createAttribute)
  const headers = answer.init?.headers
  return answer.data.ok ? redirect(paths.attribute(answer.data.id), headers ? { headers } : {}) : answer
}

export default function NewAttribute() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <NewAttributePage languages={languages} result={useResult<typeof action>()} />
}
