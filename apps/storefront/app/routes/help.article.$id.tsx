import { useLoaderData } from '@remix-run/react'
import { ArticlePage } from '@tradepost/marketplace-features/help'
import { loadArticle } from '@tradepost/marketplace-features/help/server'
import { metaFromData } from '~/document/page-meta'
import { idParam } from '~/page/id-param.server'
import { page } from '~/page/page.server'

export const handle = { routeName: 'help-article-id', layout: 'web' }
export const loader = page(['catalog', 'help'], (context, args) => loadArticle(context, idParam(args)))
export const meta = metaFromData

export default function ArticleRoute() {
  const { article, neighbours } = useLoaderData<typeof loader>()
  return <ArticlePage article={article} neighbours={neighbours} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
