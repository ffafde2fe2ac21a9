import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { loadSiteReviews } from './server.ts'
import { SiteReviewsPage } from './site-reviews-page.tsx'

const meta: Meta = { title: 'Screens/Site reviews', component: SiteReviewsPage, parameters: { ours: true } }
export default meta

export const Normal: StoryObj = { parameters: screen({ path: '/reviews', load: loadSiteReviews }) }
export const Nobody: StoryObj = {
  parameters: screen({
    path: '/reviews',
    load: loadSiteReviews,
    prepare: ({ state }) => {
      state.reviews = []
    },
  }),
}

export const Failing = inState(Normal, 'error')
export const WorstCase = worstOf(Normal)
