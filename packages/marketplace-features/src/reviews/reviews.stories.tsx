import type { Meta, StoryObj } from '@storybook/react-vite'
import { id64, offerIds } from '@tradepost/api-client/testing'
import { expect, waitFor } from 'storybook/test'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { Reviews } from './reviews.tsx'
import { loadOfferReviews } from './server.ts'

const reviewsAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: {
    ...screen({
      path: '/items/:id',
      at: `/items/${offerIds.noStand}${query}`,
      load: async (context) => ({
        reviews: await loadOfferReviews(context, { id: offerIds.noStand, seller: { id: id64(9) } }),
      }),
      ...more,
    }),
    layout: 'padded',
  },
})
const meta: Meta = { title: 'Screens/Reviews', component: Reviews, parameters: { ledger: rows('B', 21, 22, 63) } }
export default meta

export const All = reviewsAt('')
export const SecondPage = reviewsAt('?rp=2')
export const Negative = reviewsAt('?reviews=negative')
export const None = reviewsAt('', {
  prepare: ({ state }) => {
    state.reviews = []
  },
})
export const Unreachable = reviewsAt('', { fake: { failures: { 'review.reviewPage': 'internal' } } })
export const LongText = reviewsAt('', {
  prepare: ({ state }) => {
    state.reviews = state.reviews.map((review) => ({ ...review, text: `${review.text} `.repeat(12) }))
  },
})

export const NegativeChosen: StoryObj = {
  ...All,
  ...playing(async ({ canvas, user, t }) => {
    const tab = await canvas.findByRole('link', { name: new RegExp(t('offer.level_negative')) })
    await user.click(tab)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: new RegExp(t('offer.level_negative')) })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    )
  }),
}
