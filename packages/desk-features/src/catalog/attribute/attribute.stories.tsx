import type { Meta } from '@storybook/react-vite'
import { languages } from '@tradepost/domain/language/languages'
import { deskStory } from '../../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../../testing/samples.ts'
import { AttributePage, AttributesPage, NewAttributePage, ValuePage } from '../index.ts'
import type { Attribute } from './attribute-page.tsx'

const meta: Meta = { title: 'Desk/Catalog attributes' }
export default meta

const sampleValue = (value: string, more: Partial<Attribute['valueList'][number]> = {}) => ({
  ...{ value, name: value, enabled: true, offers: 120, words: [], outdated: [] },
  ...more,
})
const attribute = (n: number, more: Partial<Attribute> = {}): Attribute => ({
  ...{ id: String(1300 + n), name: 'Server', attrType: 2, isMain: true, filterable: true, required: n === 1 },
  ...{ position: n, values: 3, brandCategories: 9, missing: ['ms'], outdated: ['de'], outdatedValues: 1, version: 4 },
  names: [
    { language: 'en', name: 'Server' },
    { language: 'ar', name: 'السيرفر' },
  ],
  valueList: [
    sampleValue('Europe', { name: 'Europa', words: [{ language: 'de', name: 'Europa' }], outdated: ['de'] }),
    sampleValue('Asia'),
    sampleValue('Old World', { enabled: false, offers: 3 }),
  ],
  ...more,
})
const text = attribute(2, {
  name: 'Highlights',
  attrType: 1,
  filterable: false,
  values: 0,
  valueList: [],
  missing: [],
  outdated: [],
  outdatedValues: 0,
})
const long = attribute(3, { name: longText, valueList: [sampleValue('Long'.repeat(20))] })
const manager = staffDeskOf('catalogue_manager')
const value = {
  ...{ attributeId: '1301', attributeName: 'Server', version: 4, place: 1 },
  value: sampleValue('Europe', { words: [{ language: 'de', name: 'Europa' }], outdated: ['de'] }),
}

export const Attributes = deskStory(
  () => <AttributesPage keyword="" attributes={pageOf([attribute(1), text, long], 60)} />,
  manager,
)
export const NoAttributes = deskStory(() => <AttributesPage keyword="nothing" attributes={pageOf([])} />, manager)
export const NewAttribute = deskStory(() => <NewAttributePage languages={languages} />, manager)
export const OneAttribute = deskStory(
  () => <AttributePage attribute={attribute(1)} languages={languages} result={{ ok: true, act: 'edit' }} />,
  manager,
)
export const WithoutValues = deskStory(
  () => <AttributePage attribute={attribute(1, { valueList: [], values: 0 })} languages={['en', 'de']} />,
  manager,
)
export const FreeText = deskStory(() => <AttributePage attribute={text} languages={['en', 'de']} />, manager)
export const LongWords = deskStory(() => <AttributePage attribute={long} languages={['en', 'ar']} />, manager)
export const OnlyToRead = deskStory(
  () => <AttributePage attribute={attribute(1)} languages={['en', 'de']} />,
  staffDeskOf('analyst'),
)
export const ValueExists = deskStory(
  () => (
    <AttributePage
      attribute={attribute(1)}
      languages={['en', 'de']}
      result={{
        ok: false,
        problems: [{ code: 'conflict', message: 'This value exists already', field: 'value' }],
        values: { act: 'add-value', value: 'Asia' },
      }}
    />
  ),
  manager,
)
export const OneValue = deskStory(() => <ValuePage {...value} languages={languages} />, manager)
export const ValueInUse = deskStory(
  () => (
    <ValuePage
      {...value}
      languages={['en', 'de']}
      result={{
        ok: false,
        problems: [
          { code: 'used_by_offers', message: '120 offers use this, so it cannot be changed.', field: 'value' },
        ],
        values: { act: 'remove' },
      }}
    />
  ),
  manager,
)
