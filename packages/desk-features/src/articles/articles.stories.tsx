import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import { ArticlePage, type ArticlePageProps, ArticlesPage, type ArticlesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Articles' }
export default meta

const desk = staffDeskOf('content_editor')
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
type Row = ArticlesPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'article', item: String(700 + n), state: 'published', version: 1, shown: 1, ...times },
  ...{ title: `How refunds work, part ${n}`, written: ['en', 'de'], outdated: [] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[], more: Partial<ArticlesPageProps> = {}) => (
  <ArticlesPage filter={{ keyword: '' }} page={{ ...pageOf(rows), languages }} {...more} />
)
const topics = [
  { ...row(1), kind: 'topic' as const, item: '601', title: 'Buying' },
  { ...row(2), kind: 'topic' as const, item: '602', title: 'Protection and refunds' },
]
type Article = NonNullable<ArticlePageProps['article']>
const text = '## Before delivery\n\nYou can ask for a refund **at any time**.\n\n- Open the order\n- Choose *Refund*'
const article: Article = {
  ...{ kind: 'article', item: '701', state: 'published', version: 3, shown: 2, ...times, ofVersion: 3, languages },
  content: {
    ...{ kind: 'article', topicId: '602', position: 4, page: null, pictureUrl: samplePicture, outdated: ['de'] },
    texts: {
      en: { title: 'How refunds work', summary: 'When money comes back.', text, alt: 'Coins that come back' },
      de: { title: 'So funktionieren Erstattungen', summary: 'Wann Geld zurückkommt.', text: 'Vor der Lieferung.' },
    },
  },
  versions: [
    { version: 3, at: '2026-11-22T10:00:00.000Z', by: 'Robin' },
    { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Kim' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', by: null },
  ],
}
const page = (more: Partial<ArticlePageProps> = {}) => (
  <ArticlePage article={article} topics={topics} languages={languages} {...more} />
)
const refused = {
  ok: false,
  problems: [
    { code: 'cannot_be_empty', message: 'Please write the summary, too', field: 'summary.de' },
    { code: 'format_error', message: 'Please enter a whole number from 0 to 9999', field: 'position' },
  ],
  values: { act: 'save', version: '3', position: 'first', 'title.de': 'Erstattungen', 'summary.de': '' },
}

export const List = deskStory(
  () =>
    list([
      row(1, { outdated: ['de'] }),
      row(2, { state: 'draft', shown: null, written: ['en'] }),
      row(3, { version: 3, written: ['en', 'de', 'ar'] }),
    ]),
  desk,
)
export const Empty = deskStory(() => list([], { filter: { state: 'draft', keyword: 'nothing' } }), desk)
export const LongTitles = deskStory(() => list([row(1, { title: longText })]), desk)
export const New = deskStory(() => page({ article: null }), desk)
export const WithoutTopics = deskStory(() => page({ article: null, topics: [] }), desk)
export const Edited = deskStory(() => page({ result: { ok: true, done: 'saved' } }), desk)
export const Refused = deskStory(() => page({ result: refused }), desk)
export const EarlierVersion = deskStory(() => page({ article: { ...article, ofVersion: 1 } }), desk)
export const MayOnlyLook = deskStory(() => page(), {
  ...desk,
  staff: { role: 'x', name: null, permissions: ['content.view'] },
})
const long = { title: longText, summary: longText, text: longText }
export const LongContent = deskStory(
  () =>
    page({
      article: {
        ...article,
        content: {
          kind: 'article',
          topicId: '602',
          position: 4,
          page: 'pass-guide',
          pictureUrl: null,
          outdated: [],
          texts: { en: long },
        },
      },
    }),
  desk,
)
