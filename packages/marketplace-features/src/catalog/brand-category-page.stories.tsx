import type { Meta, StoryObj } from '@storybook/react-vite'
import { offerIds } from '@tradepost/api-client/testing'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { playing } from '../testing/playing.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { BrandCategoryPage } from './brand-category-page.tsx'
import { loadBrandCategory } from './server.ts'

const route: ScreenRoute = {
  path: '/:brand/:category',
  load: (context, { params }) => loadBrandCategory(context, params.brand ?? '', params.category ?? ''),
}
const listAt = (category: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({ ...route, at: `/world-of-warcraft/${category}`, ...more }),
})
const meta: Meta = {
  title: 'Screens/BrandCategory',
  component: BrandCategoryPage,
  parameters: { ledger: [...rows('A', 4, 5), ...rows('B', 15, 16, 55, 58), ...rows('C', 36)] },
}
export default meta

export const Accounts = listAt('accounts')
export const Coins = listAt('coins')
export const Items = listAt('items')
export const Boosting = listAt('boosting')
export const GameSharing = listAt('game-sharing')
export const Rental = listAt('rental')
export const Filtered = listAt('accounts?verified=1&sort=price-asc')
export const NothingFound = listAt('accounts', {
  prepare: ({ state }) => {
    state.offers = []
  },
})
export const LongText = listAt('accounts', {
  prepare: ({ state }) => {
    state.offers = state.offers.filter(({ id }) => id === offerIds.longText)
  },
})
export const Unknown = listAt('nothing-like-it', { broken: true })

export const FilterChosen: StoryObj = {
  ...Accounts,
  tags: ['desktop'],
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByLabelText(t('catalog.filters'))
    await user.click(root.querySelector('#aside-verified') as HTMLElement)
    const chosen = await canvas.findByLabelText(t('catalog.removeFilter', { filter: t('catalog.filterVerified') }))
    await user.click(chosen)
    await waitFor(() => expect(canvas.queryByLabelText(t('catalog.chosenFilters'))).toBeNull())
  }),
}
/** Keys step through the orders without loading a list each time; Enter applies the order, and the field keeps the focus. */
export const SortedByKeys: StoryObj = {
  ...Accounts,
  ...playing(async ({ canvas, t }) => {
    const sort = await canvas.findByLabelText<HTMLSelectElement>(t('catalog.sort'))
    const pressed = async (value: string) => {
      await fireEvent.keyDown(sort, { key: 'ArrowDown' })
      await fireEvent.change(sort, { target: { value } })
    }
    const label = () => canvas.getAllByRole('status').map(({ textContent }) => textContent)
    const before = label()
    sort.focus()
    await pressed('newest')
    await pressed('price-asc')
    await expect(canvas.queryByLabelText(t('catalog.loadingOffers'))).toBeNull()
    await expect(label()).toEqual(before)
    await expect(sort).toHaveValue('price-asc')
    const order = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    const unsorted = order()
    await fireEvent.keyDown(sort, { key: 'Enter' })
    await waitFor(() => expect(order()).not.toEqual(unsorted))
    await expect(sort).toHaveFocus()
    await expect(sort).toHaveValue('price-asc')
  }),
}
export const Loading: StoryObj = {
  ...inState(Accounts, 'loading'),
  tags: ['desktop'],
  ...playing(async ({ canvas, root, user, t }) => {
    await canvas.findByLabelText(t('catalog.filters'))
    await user.click(root.querySelector('#aside-verified') as HTMLElement)
    await waitFor(() => expect(root.querySelector('[aria-busy=true]')).not.toBeNull())
  }),
}
export const FiltersOnAPhone: StoryObj = {
  ...Accounts,
  tags: ['phone'],
  globals: { terminal: '2', viewport: { value: 'phone' } },
  ...playing(async ({ canvas, user, t }) => {
    const opener = await canvas.findByRole('button', { name: t('catalog.filters') })
    await user.click(opener)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: t('catalog.filters') })).toBeVisible())
    await user.click(canvas.getByRole('button', { name: t('catalog.closeFilters') }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  }),
}

export const Failing = inState(Accounts, 'error')
export const LongIds = inState(Accounts, 'ids')
export const PricesUnknown = inState(Accounts, 'prices')
export const WorstCase = worstOf(Accounts)
