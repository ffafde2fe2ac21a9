import { useLoaderData } from '@remix-run/react'
import { ArticlePage } from '@tradepost/marketplace-features/help'
import { anchored } from '@tradepost/marketplace-features/help/server'
import { PreviewNotice } from '@tradepost/marketplace-features/preview'
import { loadPreview } from '@tradepost/marketplace-features/preview/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'preview', layout: 'web' }
export const loader = page(['catalog', 'help'], async (context) => {
  const { preview, meta } = await loadPreview(context)
  return { version: preview.version, article: preview.help && anchored(preview.help), meta }
})
export const meta = metaFromData

export default function PreviewRoute() {
  const { version, article } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewNotice version={version} />
      {article ? <ArticlePage article={article} neighbours={[]} /> : null}
    </>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
