import type { Meta } from '@storybook/react-vite'
import type { OpeningState } from '@tradepost/domain/opening/opening-steps'
import { openingSteps } from '@tradepost/domain/opening/opening-steps'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../testing/samples.ts'
import { OpeningPage, type OpeningPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Opening' }
export default meta

const stepsWith = (states: Partial<Record<(typeof openingSteps)[number], OpeningState>>, rest: OpeningState = 'open') =>
  openingSteps.map((id) => ({ id, state: states[id] ?? rest }))
const opening: OpeningPageProps['opening'] = {
  ...{ companyName: 'Anvil Ltd', origin: 'https://shop.example', openedAt: null, themeColor: '#0a58ff' },
  steps: stepsWith({ look: 'done', lists: 'done', sender: 'waiting', payment: 'failed' }),
  ...{ languages: ['en', 'de'], currencies: ['USD', 'EUR'], sellable: ['USD', 'EUR', 'GBP'] },
  legal: { terms: null, privacy: null, imprint: null },
  sender: { name: 'Anvil', address: 'shop@anvil.example', state: 'waiting', isFixed: false },
  payment: { provider: 'stripe', takesMoney: true, triedAt: '2026-11-27T10:00:00.000Z', state: 'failed' },
  counts: { brands: 0, sellers: 0, offers: 0, orders: 0 },
}
const brands: OpeningPageProps['brands'] = ['Fortnite', 'Roblox', 'Valorant', 'Steam', longText].map((name, n) => ({
  ...{ alias: `brand-${n}`, name, kinds: ['accounts'], isTaken: n === 1 },
}))
const owner = staffDeskOf('owner')
const story = (more: Partial<OpeningPageProps['opening']> = {}, result?: unknown) =>
  deskStory(() => <OpeningPage opening={{ ...opening, ...more }} brands={brands} result={result} />, owner)

export const Begun = story()
export const Ready = story({
  steps: stepsWith({}, 'done'),
  legal: { terms: 'https://a.example/t', privacy: 'https://a.example/p', imprint: 'https://a.example/i' },
  sender: { name: null, address: 'shop@anvil.example', state: 'proven', isFixed: false },
  payment: { provider: 'sandbox', takesMoney: false, triedAt: '2026-11-27T10:00:00.000Z', state: 'passed' },
  counts: { brands: 12, sellers: 1, offers: 3, orders: 1 },
})
export const Open = story({ steps: stepsWith({}, 'done'), openedAt: '2026-11-27T10:00:00.000Z' })
export const Refused = story(
  {},
  {
    ...{ ok: false, act: 'legal' },
    problems: [{ code: 'data_error', message: 'Begins with https://', field: 'terms' }],
    values: { act: 'legal', terms: 'http://anvil.example', privacy: '', imprint: '' },
  },
)
export const NothingTicked = story(
  {},
  {
    ...{ ok: false, act: 'lists' },
    problems: [{ code: 'cannot_be_empty', message: 'Choose at least one', field: 'languages' }],
    values: { act: 'lists', languages: '', currencies: 'USD', 'first-languages': 'de' },
  },
)
export const LongSender = story({
  sender: { name: longText, address: `${'a'.repeat(60)}@anvil.example`, state: 'proven', isFixed: true },
})
export const ForReaders = deskStory(() => <OpeningPage opening={opening} brands={null} />, {
  ...owner,
  staff: { role: 'x', name: null, permissions: ['opening.view'] },
})
