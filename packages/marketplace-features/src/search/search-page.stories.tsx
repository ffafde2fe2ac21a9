import type { Meta, StoryObj } from '@storybook/react-vite'
import { inState, worstOf } from '../testing/in-state.ts'
import { rows } from '../testing/ledger.ts'
import { type ScreenRoute, screen } from '../testing/screen.ts'
import { stillLoading } from '../testing/still-loading.ts'
import { SearchPage } from './search-page.tsx'
import { loadSearch } from './server.ts'

const searchAt = (query: string, more: Partial<ScreenRoute> = {}): StoryObj => ({
  parameters: screen({ path: '/search', at: `/search${query}`, load: loadSearch, ...more }),
})
const meta: Meta = {
  title: 'Screens/Search',
  component: SearchPage,
  parameters: { ledger: [...rows('A', 11), ...rows('B', [10, 14])] },
}
export default meta

export const Results = searchAt('?q=gold')
export const SecondPage = searchAt('?q=level&page=2')
export const WordsDropped = searchAt('?q=best%20gold%20zzzz')
export const NothingFound = searchAt('?q=zzzzzz')
export const NoKeyword = searchAt('')
export const LongText = searchAt(`?q=${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}`)
export const Failing = searchAt('?q=error', { broken: true })

export const Loading = stillLoading(Results, 'select[name=sort]')
export const LongIds = inState(Results, 'ids')
export const PricesUnknown = inState(Results, 'prices')
export const WorstCase = worstOf(Results)
