import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import { SharedGamePage, type SharedGamePageProps, SharedGamesPage, type SharedGamesPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Games of the pass' }
export default meta

const desk = staffDeskOf('content_editor')
const reader = { ...desk, staff: { role: 'x', name: null, permissions: ['content.view' as const] } }
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
const brands = [
  { id: '11', name: 'Skyforge' },
  { id: '12', name: 'Star Harbour' },
]

type Row = SharedGamesPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'shared-game', item: String(900 + n), state: 'published', version: 1, shown: 1, ...times },
  ...{ title: `Portal ${n}`, written: ['en'], outdated: [] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[], more: Partial<SharedGamesPageProps> = {}) => (
  <SharedGamesPage filter={{ keyword: '' }} page={{ ...pageOf(rows), languages }} {...more} />
)
const game: NonNullable<SharedGamePageProps['game']> = {
  ...{ kind: 'shared-game', item: '901', state: 'published', version: 2, shown: 2, ...times },
  ...{ endsAt: '2027-01-31T23:00:00.000Z', ofVersion: 2, languages },
  versions: [
    { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Robin' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', by: null },
  ],
  content: {
    ...{ kind: 'shared-game', position: 10, genre: 'racing', released: 2019, platforms: ['win64'] },
    ...{ coverUrl: samplePicture, outdated: ['de'] },
    texts: { en: { title: 'Night Circuit' }, de: { title: 'Nachtkurs' } },
  },
}
const one = (more: Partial<SharedGamePageProps> = {}) => (
  <SharedGamePage game={game} brands={brands} languages={languages} {...more} />
)
const refused = {
  ok: false,
  problems: [
    { code: 'cannot_be_empty', message: 'Please choose a genre', field: 'genre' },
    { code: 'format_error', message: 'Please enter a year such as 2019', field: 'released' },
    { code: 'cannot_be_empty', message: 'Please choose at least one platform', field: 'platforms' },
    { code: 'cannot_be_empty', message: 'Please choose a picture', field: 'cover' },
  ],
  values: { act: 'save', version: '0', released: '19', 'title.en': 'Night Circuit' },
}

export const List = deskStory(
  () => list([row(1), row(2, { state: 'planned', shown: null, planned: 1, publishAt: '2026-12-24T17:00:00.000Z' })]),
  desk,
)
export const Empty = deskStory(() => list([], { filter: { state: 'draft', keyword: 'nothing' } }), desk)
export const LongTitles = deskStory(() => list([row(1, { title: longText })]), desk)
export const New = deskStory(() => one({ game: null }), desk)
export const Game = deskStory(() => one(), desk)
export const TakenDown = deskStory(
  () => one({ game: { ...game, content: { ...game.content, coverUrl: '' } as typeof game.content } }),
  desk,
)
export const Saved = deskStory(() => one({ result: { ok: true, done: 'saved' } }), desk)
export const Refused = deskStory(() => one({ game: null, result: refused }), desk)
export const MayOnlyLook = deskStory(() => one(), reader)
