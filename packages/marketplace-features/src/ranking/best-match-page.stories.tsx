import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@tradepost/contract'
import { inState, worstOf } from '../testing/in-state.ts'
import { screen } from '../testing/screen.ts'
import { BestMatchPage } from './best-match-page.tsx'
import { loadBestMatch } from './server.ts'

const meta: Meta = { title: 'Screens/Best match', component: BestMatchPage, parameters: { ours: true } }
export default meta

export const Rule: StoryObj = {
  parameters: screen({ path: '/help/best-match', load: (context) => loadBestMatch(context) }),
}
export const OfAnOffer: StoryObj = {
  parameters: screen({
    path: '/help/best-match',
    load: async (context) => {
      const [offer] = (await context.api(calls.offer.offerPage, { body: {} })).list
      return loadBestMatch(context, offer?.id)
    },
  }),
}
/** An offer that was listed a moment ago. */
export const New: StoryObj = {
  parameters: screen({
    path: '/help/best-match',
    load: async (context) => {
      const [offer] = (await context.api(calls.offer.offerPage, { body: {} })).list
      const { offer: ranked, ...page } = await loadBestMatch(context, offer?.id)
      return { ...page, offer: ranked && { ...ranked, rank: null } }
    },
  }),
}

export const LongText = inState(OfAnOffer, 'texts')
export const LongIds = inState(OfAnOffer, 'ids')
export const Failing = inState(OfAnOffer, 'error')
export const WorstCase = worstOf(OfAnOffer)
