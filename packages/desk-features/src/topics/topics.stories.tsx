import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../testing/samples.ts'
import { TopicPage, type TopicPageProps, TopicsPage, type TopicsPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Topics' }
export default meta

const desk = staffDeskOf('content_editor')
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
type Row = TopicsPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'topic', item: String(600 + n), state: 'published', version: 1, shown: 1, ...times },
  ...{ title: `Topic ${n}`, written: ['en', 'de'], outdated: [] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[]) => <TopicsPage filter={{ keyword: '' }} page={{ ...pageOf(rows), languages }} />
const topic: NonNullable<TopicPageProps['topic']> = {
  ...{ kind: 'topic', item: '601', state: 'published', version: 1, shown: 1, ...times, ofVersion: 1, languages },
  content: {
    kind: 'topic',
    icon: 'shield-check',
    position: 2,
    names: { en: 'Protection', ar: 'الحماية' },
    outdated: ['ar'],
  },
  versions: [{ version: 1, at: '2026-11-20T10:00:00.000Z', by: null }],
}
const page = (more: Partial<TopicPageProps> = {}) => <TopicPage topic={topic} languages={languages} {...more} />
const used = {
  ok: false,
  problems: [{ code: 'content_used', message: 'Something else uses it: change that first' }],
  values: { act: 'withdraw', version: '1' },
}

export const List = deskStory(() => list([row(1), row(2, { state: 'draft', shown: null }), row(3)]), desk)
export const Empty = deskStory(() => list([]), desk)
export const New = deskStory(() => page({ topic: null }), desk)
export const Edited = deskStory(() => page({ result: { ok: true, done: 'published' } }), desk)
export const StillUsed = deskStory(() => page({ result: used }), desk)
export const LongNames = deskStory(
  () =>
    page({
      topic: {
        ...topic,
        content: { kind: 'topic', icon: 'lock', position: 9999, names: { en: longText }, outdated: [] },
      },
    }),
  desk,
)
