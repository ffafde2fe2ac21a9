import type { Meta } from '@storybook/react-vite'
import { browserFamilies } from '@tradepost/domain/page-error/browser-family'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../testing/samples.ts'
import { PageErrorPage, type PageErrorPageProps, PageErrorsPage } from './index.ts'

const meta: Meta = { title: 'Desk/Errors of browsers' }
export default meta

type PageError = PageErrorPageProps['error']
const error = (n: number, more: Partial<PageError> = {}): PageError => ({
  ...{ id: `0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2a${n}`, app: 'shop', name: 'TypeError', state: 'open', count: 1284 * n },
  message: "Cannot read properties of undefined (reading 'price')",
  ...{ firstAt: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-28T10:05:00.000Z', lastVersion: '1.4.0' },
  source: 'packages/marketplace-features/src/offer/buy-box.tsx',
  reopenedAt: null,
  frames: [
    { source: 'packages/marketplace-features/src/offer/buy-box.tsx', line: 41, column: 17, name: 'price' },
    { source: 'node_modules/react-dom/cjs/react-dom.production.min.js', line: 153, column: 144, name: '' },
  ],
  versions: [
    { version: '1.4.0', count: 1200, lastAt: '2026-11-28T10:05:00.000Z' },
    { version: '', count: 84, lastAt: '2026-11-21T10:05:00.000Z' },
  ],
  browsers: browserFamilies.map((browser, place) => ({ browser, count: 100 - place })),
  routes: [
    { route: '/items/:id', count: 1281 },
    { route: '/', count: 3 },
  ],
  ...{ changedAt: null, version: 1 },
  ...more,
})
const desk = error(2, { app: 'desk', reopenedAt: '2026-11-28T09:00:00.000Z' })
const long = error(3, {
  ...{ name: 'Long'.repeat(20), message: longText, source: `packages/${'long-'.repeat(30)}.tsx` },
  frames: [{ source: `packages/${'long-'.repeat(30)}.tsx`, line: 1, column: 1, name: 'long'.repeat(20) }],
})
const manager = staffDeskOf('release_manager')

export const Open = deskStory(() => <PageErrorsPage state="open" page={pageOf([error(1), desk, long], 60)} />, manager)
export const NoneOpen = deskStory(() => <PageErrorsPage state="open" page={pageOf([])} />, manager)
export const OneError = deskStory(() => <PageErrorPage error={error(1)} />, manager)
export const CameBack = deskStory(() => <PageErrorPage error={desk} />, manager)
export const Resolved = deskStory(
  () => <PageErrorPage error={error(1, { state: 'resolved' })} result={{ ok: true }} />,
  manager,
)
export const ChangedMeanwhile = deskStory(
  () => (
    <PageErrorPage
      error={error(1)}
      result={{ ok: false, problems: [{ code: 'conflict', message: 'Somebody changed it.' }], values: {} }}
    />
  ),
  manager,
)
export const LongContent = deskStory(() => <PageErrorPage error={long} />, manager)
export const OnlyToRead = deskStory(() => <PageErrorPage error={error(1)} />, {
  ...manager,
  staff: { role: 'x', name: null, permissions: ['error.view'] },
})
