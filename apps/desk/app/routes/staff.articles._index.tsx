import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArticlesPage } from '@tradepost/desk-features/articles'
import { loadArticles } from '@tradepost/desk-features/articles/server'
import { runLoader } from '../session/run.server.ts'

export const loader = (args: LoaderFunctionArgs) => runLoader(args, loadArticles)

export default function Articles() {
  return <ArticlesPage {...useLoaderData<typeof loader>()} />
}
