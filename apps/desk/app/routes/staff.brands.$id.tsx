import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { BrandPage } from '@tradepost/desk-features/catalog'
import { editBrand, loadBrandWithCategories } from '@tradepost/desk-features/catalog/server'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadBrandWithCategories(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, (context, form) => editBrand(context, form, args.params.id ?? ''))

export default function Brand() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <BrandPage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
