import type { Meta } from '@storybook/react-vite'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import {
  EventPage,
  type EventPageProps,
  EventsPage,
  type EventsPageProps,
  PassEventPage,
  type PassEventPageProps,
} from './index.ts'

const meta: Meta = { title: 'Desk/Events' }
export default meta

const desk = staffDeskOf('content_editor')
const reader = { ...desk, staff: { role: 'x', name: null, permissions: ['content.view' as const] } }
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
const brands = [
  { id: '11', name: 'Skyforge' },
  { id: '12', name: 'Star Harbour' },
]
const versions = [
  { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Robin' },
  { version: 1, at: '2026-11-20T10:00:00.000Z', by: null },
]
const span = { startsAt: '2026-12-04T17:00:00.000Z', endsAt: '2026-12-07T21:00:00.000Z' }

type Row = EventsPageProps['page']['list'][number]
const row = (n: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'event', item: String(10 + n), state: 'published', version: 1, shown: 1, ...times },
  ...{ title: `Season ${n} of Skyforge`, written: ['en', 'de'], outdated: [] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[], more: Partial<EventsPageProps> = {}) => (
  <EventsPage kind="event" filter={{ keyword: '' }} page={{ ...pageOf(rows), languages }} {...more} />
)
type Event = NonNullable<EventPageProps['event']>
const event: Event = {
  ...{
    kind: 'event',
    item: '11',
    state: 'published',
    version: 2,
    shown: 1,
    ...times,
    ofVersion: 2,
    languages,
    versions,
  },
  content: {
    ...{ kind: 'event', brandId: '11', againAfterDays: 42, ...span, pictureUrl: samplePicture, outdated: ['de'] },
    texts: {
      en: { title: 'Harvest moon', lead: 'Twice the loot in every dungeon for one weekend.' },
      de: { title: 'Erntemond', lead: 'Ein Wochenende lang doppelte Beute.' },
    },
  },
}
const game = (more: Partial<EventPageProps> = {}) => (
  <EventPage event={event} brands={brands} languages={languages} {...more} />
)
const passEvent: NonNullable<PassEventPageProps['event']> = {
  ...event,
  ...{ kind: 'pass-event', item: '901' },
  content: {
    ...{ kind: 'pass-event', position: 10, coverUrl: samplePicture, ...span, outdated: [] },
    texts: { en: { title: 'Racing weekend', summary: 'Two days of races.', text: '# Rules\n\n- **Drive** fair' } },
  },
}
const pass = (more: Partial<PassEventPageProps> = {}) => (
  <PassEventPage event={passEvent} languages={languages} {...more} />
)
const refused = {
  ok: false,
  problems: [
    { code: 'format_error', message: 'The end must be later than the beginning', field: 'endsAt' },
    { code: 'cannot_be_empty', message: 'Please write the text, too', field: 'lead.de' },
  ],
  values: {
    ...{ act: 'save', version: '2', brandId: '11', zone: 'UTC', startsAt: '2026-12-04T17:00' },
    ...{ endsAt: '2026-12-01T17:00', 'title.de': 'Erntemond', 'lead.de': '' },
  },
}
const coverMissing = {
  ok: false,
  problems: [{ code: 'cannot_be_empty', message: 'Please choose a picture', field: 'cover' }],
  values: { act: 'save', version: '0', startsAt: '2026-12-04T17:00', 'title.en': 'Racing weekend' },
}
const long = { title: longText, lead: longText }

export const List = deskStory(
  () => list([row(1), row(2, { state: 'draft', shown: null, written: ['en'] }), row(3, { outdated: ['de'] })]),
  desk,
)
export const Empty = deskStory(() => list([], { filter: { state: 'draft', keyword: 'nothing' } }), desk)
export const LongTitles = deskStory(() => list([row(1, { title: longText })]), desk)
export const PassList = deskStory(() => list([row(1, { kind: 'pass-event' })], { kind: 'pass-event' }), desk)
export const New = deskStory(() => game({ event: null }), desk)
export const Edited = deskStory(() => game({ result: { ok: true, done: 'saved' } }), desk)
export const Refused = deskStory(() => game({ result: refused }), desk)
export const MayOnlyLook = deskStory(() => game(), reader)
export const LongContent = deskStory(
  () =>
    game({ event: { ...event, content: { ...event.content, kind: 'event', texts: { en: long, de: long } } as never } }),
  desk,
)
export const NewPassEvent = deskStory(() => pass({ event: null }), desk)
export const PassEvent = deskStory(() => pass(), desk)
export const PassEventRefused = deskStory(() => pass({ event: null, result: coverMissing }), desk)
export const PassEventMayOnlyLook = deskStory(() => pass(), reader)
