import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../testing/samples.ts'
import { LegalPage, type LegalPageProps, LegalPages, type LegalPagesProps } from './index.ts'

const meta: Meta = { title: 'Desk/Legal' }
export default meta

const desk = staffDeskOf('content_editor')
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
type Row = LegalPagesProps['page']['list'][number]
const row = (item: string, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'legal', item, state: 'published', version: 2, shown: 2, ...times },
  ...{ title: 'Terms', written: ['en', 'de'], outdated: ['de'] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[]) => <LegalPages page={{ ...pageOf(rows), languages }} />
const words = { title: 'Terms of use', text: '## 1. Who we are\n\nWe run **this shop**.\n\n- Delivery\n- Refunds' }
const legal: NonNullable<LegalPageProps['legal']> = {
  ...{ kind: 'legal', item: '1', state: 'published', version: 2, shown: 1, ...times, ofVersion: 2, languages },
  content: {
    ...{ kind: 'legal', document: 'terms', needsConsent: true, outdated: ['de'] },
    texts: { en: words, de: { title: 'Bedingungen', text: 'Wir betreiben diesen Shop.' } },
  },
  versions: [
    { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Robin' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', by: 'Kim' },
  ],
}
const page = (more: Partial<LegalPageProps> = {}) => (
  <LegalPage document="terms" legal={legal} languages={languages} {...more} />
)
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please write the text, too', field: 'text.ar' }],
  values: { act: 'save', version: '2', 'title.ar': 'الشروط', 'text.ar': '' },
}

export const List = deskStory(() => list([row('1'), row('2', { state: 'draft', shown: null })]), desk)
export const Empty = deskStory(() => list([]), desk)
export const Unwritten = deskStory(() => page({ document: 'imprint', legal: null }), desk)
export const Edited = deskStory(() => page({ result: { ok: true, done: 'saved' } }), desk)
export const Refused = deskStory(() => page({ result: refused }), desk)
export const Planned = deskStory(
  () => page({ legal: { ...legal, planned: 2, publishAt: '2026-12-01T10:00:00.000Z' } }),
  desk,
)
export const MayOnlyLook = deskStory(() => page(), {
  ...desk,
  staff: { role: 'x', name: null, permissions: ['content.view'] },
})
const long = { title: longText, text: longText }
export const LongContent = deskStory(
  () =>
    page({
      legal: {
        ...legal,
        content: { kind: 'legal', document: 'terms', needsConsent: false, outdated: [], texts: { en: long } },
      },
    }),
  desk,
)
