import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { BrandPage } from '@tradepost/desk-features/catalog'
import { actOnBrand, loadBrandWithCategories } from '@tradepost/desk-features/catalog/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import type { RootData } from '../root.tsx'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadBrandWithCategories(context, args.params.id ?? ''))

/** Leads to the other brand once this one was merged into it. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => actOnBrand(context, form, args.params.id ?? ''))
  const headers = answer.init?.headers
  if (!answer.data.ok || !answer.data.mergedInto) return answer
  return redirect(paths.brand(answer.data.mergedInto), headers ? { headers } : {})
}

export default function Brand() {
  const { languages } = useRouteLoaderData('root') as RootData
  return <BrandPage {...useLoaderData<typeof loader>()} languages={languages} result={useResult<typeof action>()} />
}
