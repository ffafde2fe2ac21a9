import { useLoaderData } from '@remix-run/react'
import { ArticlePage } from '@tradepost/marketplace-features/help'
import { anchored } from '@tradepost/marketplace-features/help/server'
import { LegalPage } from '@tradepost/marketplace-features/legal'
import { PreviewNotice } from '@tradepost/marketplace-features/preview'
import { loadPreview } from '@tradepost/marketplace-features/preview/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'preview', layout: 'web' }
export const loader = page(['catalog', 'help', 'legal'], async (context) => {
  const { preview, meta } = await loadPreview(context)
  const { version, help, legal } = preview
  return { version, article: help && anchored(help), legal, meta }
})
export const meta = metaFromData

export default function PreviewRoute() {
  const { version, article, legal } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewNotice version={version} />
      {article ? <ArticlePage article={article} neighbours={[]} /> : null}
      {legal ? <LegalPage page={legal} /> : null}
    </>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
