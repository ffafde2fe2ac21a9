import type { Meta } from '@storybook/react-vite'
import { pageAreas } from '@tradepost/domain/content/page-areas'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import type { AreaContent } from './form-area.ts'
import { AreaPage, type AreaPageProps, AreasPage, type AreasPageProps } from './index.ts'

const meta: Meta = { title: 'Desk/Areas' }
export default meta

const desk = staffDeskOf('content_editor')
const languages = ['en', 'de', 'ar']
const times = { planned: null, publishAt: null, endsAt: null }
type Row = AreasPageProps['page']['list'][number]
const row = (type: number, more: Partial<Row> = {}): Row => ({
  ...{ kind: 'area', item: String(type), state: 'published', version: 1, shown: 1, ...times },
  ...{ title: 'Play tonight', written: ['en', 'de'], outdated: [] },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: 'Robin' },
  ...more,
})
const list = (rows: Row[]) => <AreasPage page={{ ...pageOf(rows), languages }} />
const choices: AreaPageProps['choices'] = {
  brands: [
    { id: '11', name: 'Skyforge', categoryIds: ['21', '22'] },
    { id: '12', name: 'Star Harbour', categoryIds: ['21'] },
    { id: '13', name: 'Castle Run', categoryIds: ['22'] },
  ],
  categories: [
    { id: '21', name: 'Accounts' },
    { id: '22', name: 'Coins' },
  ],
  articles: [
    { id: '31', name: 'How refunds work' },
    { id: '32', name: 'Keep your account safe' },
  ],
  languages,
}
const both = (en: string, de: string) => ({ en: { title: en }, de: { title: de } })
const link = (key: string, en: string, de: string, outdated: string[] = []) => ({
  ...{ key, href: '/help', outdated, texts: both(en, de) },
})
const contents: Record<number, Omit<AreaContent, 'kind' | 'areaType'>> = {
  2: { brands: { key: 'title', texts: both('Hot now', 'Beliebt'), outdated: [], ids: [], order: 'sales', limit: 12 } },
  4: { articles: { listed: ['31', '32', '99'], footer: [] } },
  7: {
    columns: [
      { ...link('1', 'Shop', 'Laden'), links: [link('c1l1', 'All games', 'Alle Spiele', ['de'])] },
      { ...link('2', 'Help', 'Hilfe'), links: [] },
    ],
  },
  9: { categories: { ids: [] } },
  10: { comments: { limit: 6 } },
  11: {
    pictures: [
      {
        ...{ key: '1', href: '/all-games', path: 'a.webp', url: samplePicture, width: 1280, height: 400, outdated: [] },
        texts: { en: { title: 'Play tonight', text: 'Delivered within minutes.', alt: 'A castle' } },
      },
    ],
  },
  12: { pairs: [{ brandId: '11', categoryId: '22' }] },
  13: {
    blocks: [
      {
        ...{ key: '1', icon: 'shield-check', outdated: [] },
        texts: { en: { title: 'Insured', text: 'Accounts are covered for 365 days.' } },
      },
    ],
  },
}
const areaOf = (areaType: number, content = contents[areaType]): NonNullable<AreaPageProps['area']> => ({
  ...{ kind: 'area', item: String(areaType), state: 'published', version: 2, shown: 1, ...times },
  ...{ ofVersion: 2, languages, content: { kind: 'area', areaType, ...content } },
  versions: [
    { version: 2, at: '2026-11-21T10:00:00.000Z', by: 'Robin' },
    { version: 1, at: '2026-11-20T10:00:00.000Z', by: null },
  ],
})
const page = (areaType: number, more: Partial<AreaPageProps> = {}) => (
  <AreaPage areaType={areaType} area={areaOf(areaType)} choices={choices} {...more} />
)
const refused = {
  ok: false,
  problems: [
    { code: 'data_error', message: 'Please write a title or a description', field: 'area.pictures.0.texts.de.title' },
    { code: 'format_error', message: 'Please enter a path of the shop', field: 'area.pictures.0.href' },
  ],
  values: {
    ...{ act: 'save', version: '2' },
    area: JSON.stringify({
      pictures: [
        {
          ...{ key: '1', href: 'help', path: 'a.webp', url: samplePicture, fileId: null },
          texts: { de: { title: '', text: 'In Minuten geliefert.', alt: '' } },
        },
      ],
    }),
  },
}

export const List = deskStory(
  () =>
    list([
      row(1, { outdated: ['de'] }),
      row(7, { version: 3 }),
      row(8, { state: 'withdrawn', shown: null }),
      row(10, { written: [] }),
      row(11, { written: ['en', 'de', 'ar'] }),
    ]),
  desk,
)
export const NothingSetUp = deskStory(() => list([]), desk)
export const Everything = deskStory(() => list(pageAreas.map(({ type }) => row(type))), desk)
export const Pictures = deskStory(() => page(11), desk)
export const Refused = deskStory(() => page(11, { result: refused }), desk)
export const Unset = deskStory(() => page(6, { area: null }), desk)
export const ComputedGames = deskStory(() => page(2), desk)
export const PickedGames = deskStory(() => {
  const brands = contents[2]?.brands
  return page(2, { area: areaOf(2, brands ? { brands: { ...brands, ids: ['13', '11'] } } : {}) })
}, desk)
export const Articles = deskStory(() => page(4), desk)
export const Footer = deskStory(() => page(7), desk)
export const Categories = deskStory(() => page(9), desk)
export const Reviews = deskStory(() => page(10), desk)
export const GamesWithCategory = deskStory(() => page(12), desk)
export const Texts = deskStory(() => page(13, { result: { ok: true, done: 'saved' } }), desk)
export const Planned = deskStory(
  () => page(13, { area: { ...areaOf(13), planned: 2, publishAt: '2026-12-01T10:00:00.000Z' } }),
  desk,
)
export const EarlierVersion = deskStory(() => page(7, { area: { ...areaOf(7), ofVersion: 1 } }), desk)
export const MayOnlyLook = deskStory(() => page(11), {
  ...desk,
  staff: { role: 'x', name: null, permissions: ['content.view'] },
})
export const LongContent = deskStory(
  () => page(6, { area: areaOf(6, { links: [{ ...link('1', longText, longText), href: `/${longText}` }] }) }),
  desk,
)
