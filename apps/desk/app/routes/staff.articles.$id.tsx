import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArticlePage } from '@tradepost/desk-features/articles'
import { actOnArticle, loadArticle } from '@tradepost/desk-features/articles/server'
import { paths } from '@tradepost/desk-features/kernel'
import { useResult } from '../document/use-result.ts'
import { runAction, runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) =>
  runLoader(args, (context) => loadArticle(context, args.params.id ?? ''))

export const action = (args: ActionFunctionArgs) =>
  runAction(args, async (context, form) => {
    const result = await actOnArticle(context, form, args.params.id ?? '')
    if (result.ok && 'item' in result && result.item !== args.params.id) throw redirect(paths.article(result.item))
    return result
  })

export default function Article() {
  return <ArticlePage {...useLoaderData<typeof loader>()} result={useResult<typeof action>()} />
}
