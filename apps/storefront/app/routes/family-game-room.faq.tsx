import { useLoaderData } from '@remix-run/react'
import { QuestionsPage } from '@tradepost/marketplace-features/pass'
import { loadQuestions } from '@tradepost/marketplace-features/pass/server'
import { metaFromData } from '~/document/page-meta'
import { page } from '~/page/page.server'

export const handle = { routeName: 'family-game-room-faq', layout: 'web' }
export const loader = page(['pass', 'catalog'], (context) => loadQuestions(context))
export const meta = metaFromData

export default function QuestionsRoute() {
  return <QuestionsPage {...useLoaderData<typeof loader>()} />
}
export { RouteError as ErrorBoundary } from '~/document/route-error'
