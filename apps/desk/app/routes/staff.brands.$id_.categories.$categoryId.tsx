import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { BrandCategoryPage } from '@tradepost/desk-features/catalog'
import { actOnBrandCategory, loadBrandCategory } from '@tradepost/desk-features/catalog/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

const idsOf = ({ params: { id: brandId = '', categoryId = '' } }: LoaderFunctionArgs | ActionFunctionArgs) => ({
  brandId,
  categoryId,
})

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadBrandCategory(context, idsOf(args).brandId, idsOf(args).categoryId))

/** Leads to the brand once the category was removed from it. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => actOnBrandCategory(context, form, idsOf(args)))
  const headers = answer.init?.headers
  const isRemoved = answer.data.ok && answer.data.isRemoved
  return isRemoved ? redirect(paths.brand(idsOf(args).brandId), headers ? { headers } : {}) : answer
}

export default function BrandCategory() {
  const { languages } = useRouteLoaderData('root') as RootData
  return (
    <BrandCategoryPage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
  )
}
