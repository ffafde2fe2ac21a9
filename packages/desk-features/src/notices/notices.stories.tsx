import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import { NoticePage, type NoticePageProps, NoticesPage, type NoticesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Notices' }
export default meta

const desk = staffDeskOf('content_editor')
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
type Row = NoticesPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'notice', item: String(800 + n), state: 'published', version: 1, shown: 1, ...times },
  ...{
    title: `Sale number ${n}`,
    written: ['en', 'de'],
    outdated: [],
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: 'Robin',
  },
  ...more,
})
const list = (rows: Row[], more: Partial<NoticesPageProps> = {}) => (
  <NoticesPage filter={{ keyword: '' }} page={{ ...pageOf(rows), languages }} {...more} />
)
type Notice = NonNullable<NoticePageProps['notice']>
const notice: Notice = {
  ...{ kind: 'notice', item: '801', state: 'published', version: 2, shown: 1, ...times, ofVersion: 2, languages },
  content: {
    ...{ kind: 'notice', type: 'site', pictureUrl: samplePicture, outdated: ['ar'] },
    texts: {
      en: { title: 'Black Friday', text: 'Every game is cheaper until Monday.' },
      ar: { title: 'الجمعة البيضاء', text: 'كل الألعاب أرخص حتى الاثنين.' },
    },
  },
  versions: [
    { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Robin' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', by: null },
  ],
}
const page = (more: Partial<NoticePageProps> = {}) => <NoticePage notice={notice} languages={languages} {...more} />
const refused = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please write the text, too', field: 'text.de' }],
  values: { act: 'save', version: '2', 'title.de': 'Schwarzer Freitag', 'text.de': '' },
}
const clash = {
  ok: false,
  problems: [{ code: 'conflict', message: 'Somebody saved a newer version while you wrote.' }],
  values: { act: 'save', version: '3', 'title.en': 'My words', 'text.en': 'They are still here.' },
}

export const List = deskStory(
  () =>
    list([
      row(1),
      row(2, { state: 'draft', shown: null, written: ['en'] }),
      row(3, { version: 3 }),
      row(4, { state: 'planned', shown: null, planned: 1, publishAt: '2026-12-01T10:00:00.000Z' }),
      row(5, { state: 'withdrawn', shown: null, changedBy: null }),
    ]),
  desk,
)
export const Empty = deskStory(() => list([], { filter: { state: 'draft', keyword: 'nothing' } }), desk)
export const LongTitles = deskStory(() => list([row(1, { title: longText })]), desk)
export const New = deskStory(() => page({ notice: null }), desk)
export const Edited = deskStory(() => page({ result: { ok: true, done: 'saved' } }), desk)
export const Refused = deskStory(() => page({ result: refused }), desk)
export const Clash = deskStory(() => page({ result: clash }), desk)
export const Planned = deskStory(
  () =>
    page({
      notice: {
        ...{ ...notice, planned: 2, publishAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-09T10:00:00.000Z' },
      },
    }),
  desk,
)
export const EarlierVersion = deskStory(() => page({ notice: { ...notice, ofVersion: 1 } }), desk)
export const MayOnlyLook = deskStory(() => page(), {
  ...desk,
  staff: { role: 'x', name: null, permissions: ['content.view'] },
})
export const LongContent = deskStory(
  () =>
    page({
      notice: {
        ...notice,
        content: {
          ...{ kind: 'notice', type: 'rental', pictureUrl: null, outdated: [] },
          texts: { en: { title: longText, text: longText } },
        },
      },
    }),
  desk,
)
