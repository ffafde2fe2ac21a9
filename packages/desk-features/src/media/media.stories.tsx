import type { Meta } from '@storybook/react-vite'
import { MediaChoices } from '../media-field/index.ts'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, samplePicture, staffDeskOf } from '../testing/samples.ts'
import { MediaItemPage, type MediaItemPageProps, MediaPage, type MediaPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Media' }
export default meta

const desk = staffDeskOf('content_editor')
const reader = { ...desk, staff: { role: 'x', name: null, permissions: ['content.view' as const] } }
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

type Item = MediaPageProps['media']['list'][number]
const item = (n: number, more: Partial<Item> = {}): Item => ({
  ...{ id: idOf(n), url: samplePicture, kind: 'picture', contentType: 'image/png', name: `gate-${n}.png` },
  ...{ title: '', words: [], bytes: 240_000, width: 1600, height: 900 },
  ...{ addedAt: '2026-11-20T10:00:00.000Z', by: 'Robin', used: n % 2 === 1 },
  ...more,
})
const video = item(3, {
  kind: 'video',
  contentType: 'video/mp4',
  width: null,
  height: null,
  name: 'trailer.mp4',
  url: '',
})
const long = item(4, { title: longText, by: longText })
const unnamed = item(5, { name: '', by: null })
const items = [item(1), item(2, { title: 'Old tower' }), video, long, unnamed]
const filter = { keyword: '', kind: 'all', use: 'all' } as const
const list = (more: Partial<MediaPageProps> = {}) => (
  <MediaPage media={{ list: items, next: null }} filter={filter} isFirst {...more} />
)

export const Library = deskStory(() => list(), desk)
export const NextPage = deskStory(
  () => list({ media: { list: items, next: { addedAt: '2026-11-20T10:00:00.000Z', id: idOf(5) } }, isFirst: false }),
  desk,
)
export const NothingFound = deskStory(
  () => list({ media: { list: [], next: null }, filter: { keyword: 'nothing', kind: 'video', use: 'unused' } }),
  desk,
)
export const Added = deskStory(() => list({ result: { ok: true, added: 3 } }), desk)
export const PartlyRefused = deskStory(
  () =>
    list({
      result: {
        ...{ ok: false, added: 1, values: {} },
        problems: [{ code: 'upload_format', message: 'notes.txt: This is no picture.', field: 'files' }],
      },
    }),
  desk,
)
export const OnlyToRead = deskStory(() => list(), reader)

const detail = (more: Partial<MediaItemPageProps['item']> = {}): MediaItemPageProps['item'] => ({
  ...item(1, { title: 'North gate', words: [{ language: 'en', title: 'North gate', alt: 'A gate of iron' }] }),
  ...{ fileUrl: samplePicture, languages: ['en', 'de', 'ar'], version: 2 },
  uses: [
    { kind: 'area', id: '11', name: null },
    { kind: 'brand', id: '1101', name: 'Star Arena' },
    { kind: 'pass-event', id: '1201', name: null },
  ],
  ...more,
})
export const OneFile = deskStory(() => <MediaItemPage item={detail()} />, desk)
export const Unused = deskStory(() => <MediaItemPage item={detail({ uses: [], used: false })} />, desk)
export const Saved = deskStory(() => <MediaItemPage item={detail()} result={{ ok: true, isRemoved: false }} />, desk)
export const Video = deskStory(() => <MediaItemPage item={detail({ ...video, title: 'Trailer', uses: [] })} />, desk)
export const LongWords = deskStory(() => <MediaItemPage item={detail({ title: longText, by: longText })} />, desk)
export const RemovalRefused = deskStory(
  () => (
    <MediaItemPage
      item={detail()}
      result={{
        ...{ ok: false, values: { act: 'remove' } },
        problems: [{ code: 'media_used', message: 'Content still shows this file: area 11.', field: 'id' }],
      }}
    />
  ),
  desk,
)
export const OneFileOnlyToRead = deskStory(() => <MediaItemPage item={detail()} />, reader)
export const Choices = deskStory(
  () => <MediaChoices list={items.filter(({ kind }) => kind === 'picture')} onChoose={() => undefined} />,
  desk,
)
