import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64 } from '@tradepost/api-client/testing'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { ArticlePage } from './article-page.tsx'
import { loadArticle } from './server.ts'

const articleAt = (id: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/help/article/:id',
    at: `/help/article/${id}`,
    load: (context, { params }) => loadArticle(context, params.id ?? ''),
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Article', component: ArticlePage, parameters: { ledger: rows('A', 15) } }
export default meta

export const Normal = articleAt(id64(700))
export const Unknown = articleAt(id64(404), { broken: true })

export const Failing = inState(Normal, 'error')
export const LongText = inState(Normal, 'texts')
export const LongIds = inState(Normal, 'ids')
export const WorstCase = worstOf(Normal)
