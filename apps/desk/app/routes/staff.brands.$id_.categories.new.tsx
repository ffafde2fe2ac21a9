import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { NewBrandCategoryPage } from '@tradepost/desk-features/catalog'
import { addBrandCategory, loadNewBrandCategory } from '@tradepost/desk-features/catalog/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

const brandOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => params.id ?? ''

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadNewBrandCategory(context, brandOf(args)))

export async function action(args: ActionFunctionArgs) {
  const answer = await runAction(args, (context, form) => addBrandCategory(context, form, brandOf(args)))
  const headers = answer.init?.headers
  if (!answer.data.ok) return answer
  return redirect(paths.brandCategory(brandOf(args), answer.data.categoryId), headers ? { headers } : {})
}

export default function NewBrandCategory() {
  return <NewBrandCategoryPage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
