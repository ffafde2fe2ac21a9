import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { loadingStory } from '../testing/loading-story.tsx'
import { pageOf } from '../testing/samples.ts'
import { ImportPage, ImportStatePage } from './index.ts'

const meta: Meta = { title: 'Desk/Import of offers' }
export default meta

const state = {
  id: '00000000-0000-4000-8000-000000000001',
  isTrial: false,
  state: 'running' as const,
  percent: 40,
  lines: 400,
  created: 380,
  changed: 18,
  refused: 2,
  failure: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
}
const refusals = pageOf([
  { line: 3, field: 'price', code: 'data_error' },
  { line: 17, field: 'ref', code: 'duplicate' },
])

export const Import = deskStory(() => <ImportPage />)
export const StateRunning = deskStory(() => <ImportStatePage state={state} refusals={pageOf([])} />)
export const StateDone = deskStory(() => (
  <ImportStatePage state={{ ...state, state: 'done', percent: 100 }} refusals={refusals} />
))
export const StateTried = deskStory(() => (
  <ImportStatePage state={{ ...state, isTrial: true, state: 'done', percent: 100 }} refusals={refusals} />
))
export const StateTriedRefused = deskStory(() => (
  <ImportStatePage
    state={{ ...state, isTrial: true, state: 'done', percent: 100 }}
    refusals={refusals}
    result={{ ok: false, problems: [{ code: 'state_conflict', message: 'The list is no longer there.' }], values: {} }}
  />
))
export const StateLong = deskStory(() => (
  <ImportStatePage
    state={{ ...state, state: 'done', percent: 100, lines: 100_000, created: 12_345, changed: 0, refused: 87_655 }}
    refusals={{
      ...pageOf(
        Array.from({ length: 24 }, (_, n) => ({ line: 99_976 + n, field: 'deliveryTemplate', code: 'data_error' })),
      ),
      total: 87_655,
    }}
  />
))
export const StateFailed = deskStory(() => (
  <ImportStatePage state={{ ...state, state: 'failed', failure: 'header' }} refusals={pageOf([])} />
))
export const Loading = loadingStory('/sell/offers/import')
export const StateLoading = loadingStory('/sell/offers/import/1')
