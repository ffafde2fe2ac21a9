import type { Meta } from '@storybook/react-vite'
import { languages } from '@tradepost/domain/language/languages'
import { deskStory } from '../testing/desk-story.tsx'
import { longText, pageOf, samplePicture, staffDeskOf } from '../testing/samples.ts'
import type { BrandCategoryRow } from './brand-category/brand-categories.tsx'
import type { Brand } from './brand-page.tsx'
import { BrandPage, BrandsPage, NewBrandPage } from './index.ts'
import type { BrandMerge, MergeChoice } from './merge/load-merge.ts'

const meta: Meta = { title: 'Desk/Catalog' }
export default meta

const brand = (n: number, more: Partial<Brand> = {}): Brand => ({
  ...{ id: String(1100 + n), name: `Star Arena ${n}`, generalName: `Star Arena ${n}`, alias: `star-arena-${n}` },
  ...{ coverUrl: samplePicture, coverWideUrl: samplePicture, enabled: true, offers: 1284, categories: 4 },
  ...{ missing: ['th', 'ms'], outdated: ['de'], keywords: 'sa, stararena', formerAliases: [], version: 3 },
  createdAt: '2026-10-01T10:00:00.000Z',
  words: [
    { language: 'en', name: '', about: 'Arena fights among the stars.', seoTitle: 'Star Arena', seoDescription: '' },
    { language: 'ar', name: 'ساحة النجوم', about: 'معارك بين النجوم.', seoTitle: '', seoDescription: '' },
  ],
  ...more,
})
const hidden = brand(2, { enabled: false, coverUrl: '', coverWideUrl: '', missing: [], outdated: [] })
const long = brand(3, { name: longText, alias: `star-${'arena-'.repeat(12)}x` })
const row = (n: number, more: Partial<BrandCategoryRow> = {}): BrandCategoryRow => ({
  ...{ categoryId: String(1200 + n), name: n === 1 ? 'Accounts' : 'Items', alias: n === 1 ? 'accounts' : 'items' },
  ...{ kind: n === 1 ? 'account' : 'items', enabled: true, categoryEnabled: true },
  ...{ position: null, offers: 642, attributes: 3, ...more },
})
const categories = [row(1), row(2, { enabled: false, offers: 0 })]
const manager = staffDeskOf('catalogue_manager')
const noMerge = { keyword: '', found: null, plan: null, refused: null }
const plan: BrandMerge = {
  former: { id: '1101', name: 'Star Arena', alias: 'star-arena', enabled: true, version: 3 },
  present: { id: '1102', name: 'Star Arena 2', alias: 'star-arena-2', enabled: true, version: 1 },
  categories: [
    { id: '1201', name: 'Accounts', offers: 642, added: false },
    { id: '1202', name: 'Items', offers: 12, added: true },
  ],
  ...{ offers: 654, orders: 1204, wishes: 32, alerts: 5, areas: 2, event: 'moves', picture: true },
  ...{ aliases: ['star-arena', 'arena'], keywords: 'sa, Star Arena', blocking: [] },
  mapped: [
    {
      ...{ categoryId: '1201', category: 'Accounts', offers: 40 },
      from: { attributeId: '1301', attribute: 'Server', value: 'EU' },
      to: { attributeId: '1302', attribute: 'Region', value: 'Europe' },
    },
  ],
}
const blocked: BrandMerge = {
  ...plan,
  ...{ orders: 0, wishes: 0, alerts: 0, areas: 0, event: 'ends', picture: false, mapped: [] },
  blocking: [
    {
      ...{ categoryId: '1201', category: 'Accounts', offers: 40 },
      fact: { attributeId: '1301', attribute: longText, value: longText },
    },
    { categoryId: '1202', category: 'Items', offers: 12, fact: null },
  ],
}

export const Brands = deskStory(
  () => <BrandsPage keyword="" state="all" brands={pageOf([brand(1), hidden, long], 90)} />,
  manager,
)
export const NoBrands = deskStory(() => <BrandsPage keyword="nothing" state="hidden" brands={pageOf([])} />, manager)
export const NewBrand = deskStory(() => <NewBrandPage languages={languages} />, manager)
export const OneBrand = deskStory(
  () => <BrandPage brand={brand(1)} categories={categories} merge={noMerge} languages={languages} />,
  manager,
)
export const Renamed = deskStory(
  () => (
    <BrandPage
      brand={brand(1, { formerAliases: ['arena', 'stars'] })}
      categories={[]}
      merge={noMerge}
      languages={['en', 'de']}
      result={{ ok: true }}
    />
  ),
  manager,
)
export const LongWords = deskStory(
  () => (
    <BrandPage
      brand={long}
      categories={[row(3, { name: longText, kind: null })]}
      merge={noMerge}
      languages={['en', 'ar']}
    />
  ),
  manager,
)
export const OnlyToRead = deskStory(
  () => <BrandPage brand={hidden} categories={categories} merge={noMerge} languages={['en', 'de']} />,
  staffDeskOf('analyst'),
)
export const Refused = deskStory(
  () => (
    <BrandPage
      brand={brand(1)}
      categories={[]}
      merge={noMerge}
      languages={['en', 'de']}
      result={{
        ok: false,
        problems: [
          { code: 'alias_taken', message: 'This address belongs to another entry.', field: 'alias' },
          { code: 'data_error', message: 'Please use at most 80 characters.', field: 'name-de' },
        ],
        values: { name: 'Star Arena', alias: 'star-valley', keywords: 'sa', version: '3', 'name-de': 'Sternenarena' },
      }}
    />
  ),
  manager,
)

const merging = (merge: Partial<MergeChoice>, result?: unknown) =>
  deskStory(
    () => (
      <BrandPage
        brand={brand(1)}
        categories={[]}
        merge={{ ...noMerge, ...merge }}
        languages={['en', 'de']}
        result={result}
      />
    ),
    manager,
  )
export const MergeFound = merging({ keyword: 'arena', found: [brand(2), { ...brand(3), name: longText }] })
export const MergeNoneFound = merging({ keyword: 'nothing', found: [] })
export const MergePlanned = merging({ plan })
export const MergeBlocked = merging({ plan: blocked })
export const MergeWrongWay = merging({ refused: 'A shown game cannot be merged into a hidden one.' })
export const MergeRefused = merging(
  { plan },
  {
    ok: false,
    problems: [{ code: 'conflict', message: 'Somebody else changed this meanwhile.', field: 'version' }],
    values: { act: 'merge' },
  },
)
