import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { CategoryPage } from '@tradepost/desk-features/catalog'
import { editCategory, loadCategory } from '@tradepost/desk-features/catalog/server'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadCategory(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => editCategory(context, form, args.params.id ?? ''))

export default function Category() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <CategoryPage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
