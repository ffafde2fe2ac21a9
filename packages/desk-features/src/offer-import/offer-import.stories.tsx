import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { pageOf } from '../testing/samples.ts'
import { ImportPage, ImportStatePage } from './index.ts'

const meta: Meta = { title: 'Desk/Import of offers' }
export default meta

const state = {
  id: '00000000-0000-4000-8000-000000000001',
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
export const ImportRunning = deskStory(() => <ImportStatePage state={state} refusals={pageOf([])} />)
export const ImportDone = deskStory(() => (
  <ImportStatePage state={{ ...state, state: 'done', percent: 100 }} refusals={refusals} />
))
export const ImportFailed = deskStory(() => (
  <ImportStatePage state={{ ...state, state: 'failed', failure: 'header' }} refusals={pageOf([])} />
))
