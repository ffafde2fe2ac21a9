import { useLoaderData } from '@remix-run/react'
import { AllGamesPage } from '@tradepost/marketplace-features/catalog'
import { ArticlePage } from '@tradepost/marketplace-features/help'
import { anchored } from '@tradepost/marketplace-features/help/server'
import { HomePage } from '@tradepost/marketplace-features/home'
import { LegalPage } from '@tradepost/marketplace-features/legal'
import { PreviewNotice } from '@tradepost/marketplace-features/preview'
import { loadPreview } from '@tradepost/marketplace-features/preview/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'
import { loadAreaPreview } from '~/preview/load-area-preview.server'

export const handle = { routeName: 'preview', layout: 'web' }
export const loader = page(['catalog', 'help', 'legal'], async (context) => {
  const { preview, meta } = await loadPreview(context)
  const { version, help, legal, area } = preview
  const areaPage = area && (await loadAreaPreview(context, area))
  return { version, article: help && anchored(help), legal, areaPage, meta }
})
export const meta = metaFromData

export default function PreviewRoute() {
  const { version, article, legal, areaPage } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewNotice version={version} />
      {article ? <ArticlePage article={article} neighbours={[]} /> : null}
      {legal ? <LegalPage page={legal} /> : null}
      {areaPage?.home ? <HomePage {...areaPage.home} /> : null}
      {areaPage?.allGames ? <AllGamesPage {...areaPage.allGames} /> : null}
    </>
  )
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
