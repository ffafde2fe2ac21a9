import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { ComparePage } from './compare-page.tsx'
import { loadCompare } from './load-compare.ts'

const comparisonAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({
    path: '/compare',
    at: `/compare${query}`,
    load: (context) => loadCompare(context, async () => []),
    ...more,
  }),
})
const meta: Meta = { title: 'Screens/Compare', component: ComparePage, parameters: { ledger: rows('C', 42) } }
export default meta

const { noStand, longText, soldOut, stand } = offerIds
/** Gives all offers the brand and category of the first. */
const alike: Partial<ScreenRoute> = {
  prepare: ({ state }) => {
    const first = state.offers.find(({ id }) => id === noStand)
    if (!first) return
    const { brandId, brandName, brandAlias, categoryId, categoryAlias } = first
    state.offers = state.offers.map((offer) =>
      [longText, soldOut, stand].includes(offer.id)
        ? { ...offer, brandId, brandName, brandAlias, categoryId, categoryAlias }
        : offer,
    )
  },
}

export const Two = comparisonAt(`?ids=${noStand}.${soldOut}`, alike)
export const Four = comparisonAt(`?ids=${noStand}.${soldOut}.${longText}.${stand}`, alike)
export const OnlyDifferences = comparisonAt(`?ids=${noStand}.${soldOut}&only=differences`, alike)
export const One = comparisonAt(`?ids=${noStand}`)
export const AnotherKind = comparisonAt(`?ids=${noStand}.${stand}.404`)
export const Empty = comparisonAt('')
export const LongText = comparisonAt(`?ids=${longText}`)

export const DifferencesAsked: StoryObj = {
  ...Two,
  ...playing(async ({ canvas, root, user, t }) => {
    const link = await canvas.findByRole('link', { name: t('compare.onlyDifferences') })
    const rows = root.querySelectorAll('tr').length
    await user.click(link)
    await canvas.findByRole('link', { name: t('compare.everything') })
    await expect(root.querySelectorAll('tr').length).toBeLessThan(rows)
  }),
}

export const Failing = inState(Two, 'error')
export const LongIds = inState(Two, 'ids')
export const PricesUnknown = inState(Two, 'prices')
export const WorstCase = worstOf(Two)
