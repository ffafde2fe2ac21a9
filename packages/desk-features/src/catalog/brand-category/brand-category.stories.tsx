import type { Meta } from '@storybook/react-vite'
import { languages } from '@tradepost/domain/language/languages'
import { deskStory } from '../../testing/desk-story.tsx'
import { longText, staffDeskOf } from '../../testing/samples.ts'
import { BrandCategoryPage, NewBrandCategoryPage } from '../index.ts'
import type { Goods } from './brand-category-page.tsx'

const meta: Meta = { title: 'Desk/Catalog of a game' }
export default meta

const attributeOf = (n: number, name: string, more: Partial<Goods['attributeList'][number]> = {}) => ({
  ...{ id: String(1300 + n), name, attrType: 2, required: false, used: false, choices: [], values: [] },
  ...more,
})
const goods = (more: Partial<Goods> = {}): Goods => ({
  ...{ categoryId: '1201', name: 'Accounts', alias: 'accounts', kind: 'account', enabled: true, categoryEnabled: true },
  ...{ position: null, offers: 642, attributes: 1, brandId: '1101', brandName: 'Star Arena', brandAlias: 'star-arena' },
  words: [{ language: 'en', seoTitle: 'Star Arena accounts', seoDescription: '' }],
  outdated: ['de'],
  attributeList: [
    attributeOf(1, 'Rank', {
      ...{ used: true, required: true, choices: ['Gold'] },
      values: ['Bronze', 'Silver', 'Gold'].map((value) => ({ value, name: value })),
    }),
    attributeOf(2, 'Highlights', { attrType: 1 }),
  ],
  version: 2,
  ...more,
})
const long = goods({
  ...{ name: longText, brandName: longText },
  attributeList: [attributeOf(1, longText, { values: [{ value: 'x', name: 'Long'.repeat(20) }] })],
})
const manager = staffDeskOf('catalogue_manager')
const others = [
  { id: '1202', name: 'Items' },
  { id: '1203', name: 'Coins' },
]

export const OneOfAGame = deskStory(() => <BrandCategoryPage goods={goods()} languages={languages} />, manager)
export const Saved = deskStory(
  () => <BrandCategoryPage goods={goods({ position: 3 })} languages={['en', 'de']} result={{ ok: true }} />,
  manager,
)
export const Hidden = deskStory(
  () => <BrandCategoryPage goods={goods({ categoryEnabled: false })} languages={['en', 'de']} />,
  manager,
)
export const LongWords = deskStory(() => <BrandCategoryPage goods={long} languages={['en', 'ar']} />, manager)
export const OnlyToRead = deskStory(
  () => <BrandCategoryPage goods={goods()} languages={['en', 'de']} />,
  staffDeskOf('analyst'),
)
export const InUse = deskStory(
  () => (
    <BrandCategoryPage
      goods={goods()}
      languages={['en', 'de']}
      result={{
        ok: false,
        problems: [{ code: 'used_by_offers', message: '642 offers use this, so it cannot be changed.' }],
        values: { act: 'remove' },
      }}
    />
  ),
  manager,
)
export const AddOne = deskStory(
  () => <NewBrandCategoryPage brandId="1101" brandName="Star Arena" others={others} />,
  manager,
)
export const AllSold = deskStory(
  () => <NewBrandCategoryPage brandId="1101" brandName="Star Arena" others={[]} />,
  manager,
)
