import type { Meta } from '@storybook/react-vite'
import { languages } from '@tradepost/domain/language/languages'
import { deskStory } from '../../testing/desk-story.tsx'
import { longText, pageOf, staffDeskOf } from '../../testing/samples.ts'
import { CategoriesPage, CategoryPage, NewCategoryPage } from '../index.ts'
import type { Category } from './category-page.tsx'

const meta: Meta = { title: 'Desk/Catalog categories' }
export default meta

const category = (n: number, more: Partial<Category> = {}): Category => ({
  ...{ id: String(1200 + n), name: 'Skins', alias: `skins-${n}`, kind: 'items', icon: 'package', enabled: true },
  ...{ position: n, brands: 14, offers: 2480, missing: ['th', 'ms'], outdated: ['de'], formerAliases: [], version: 2 },
  words: [
    {
      ...{ language: 'en', name: 'Skins', about: 'Looks for heroes and weapons.', seoTitle: '', seoDescription: '' },
      keywords: 'outfits, cosmetics, camo',
    },
    { language: 'ar', name: 'مظاهر', about: '', seoTitle: '', seoDescription: '', keywords: 'سكنات' },
  ],
  ...more,
})
const hidden = category(2, { enabled: false, brands: 0, offers: 0, missing: [], outdated: [], kind: 'account' })
const long = category(3, { name: longText, alias: `skins-${'and-more-'.repeat(8)}x`, kind: null })
const manager = staffDeskOf('catalogue_manager')

export const Categories = deskStory(
  () => <CategoriesPage keyword="" state="all" categories={pageOf([category(1), hidden, long], 90)} />,
  manager,
)
export const NoCategories = deskStory(
  () => <CategoriesPage keyword="nothing" state="hidden" categories={pageOf([])} />,
  manager,
)
export const NewCategory = deskStory(() => <NewCategoryPage languages={languages} />, manager)
export const OneCategory = deskStory(() => <CategoryPage category={hidden} languages={languages} />, manager)
export const Renamed = deskStory(
  () => (
    <CategoryPage
      category={category(1, { formerAliases: ['looks', 'outfits'] })}
      languages={['en', 'de']}
      result={{ ok: true }}
    />
  ),
  manager,
)
export const LongWords = deskStory(() => <CategoryPage category={long} languages={['en', 'ar']} />, manager)
export const OnlyToRead = deskStory(
  () => <CategoryPage category={category(1)} languages={['en', 'de']} />,
  staffDeskOf('analyst'),
)
export const AskedBeforeHiding = deskStory(
  () => (
    <CategoryPage
      category={category(1)}
      languages={['en', 'de']}
      result={{
        ok: false,
        problems: [
          { code: 'state_conflict', message: 'Offers that leave the shop: 2,480. Save again.', field: 'enabled' },
        ],
        values: { alias: 'skins-1', position: '1', version: '2', sure: '1', 'name-en': 'Skins' },
      }}
    />
  ),
  manager,
)
