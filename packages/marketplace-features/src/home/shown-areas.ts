import type { Brand, Category } from '@tradepost/contract'
import { type ShownBrand, shownBrand } from '../brand/shown-brand.ts'
import type { HomeAreas } from './areas.ts'

const mostComments = 6

export interface ShownPair {
  brand: Pick<Brand, 'brandId' | 'brandName' | 'brandAlias' | 'coverUrl'>
  category: Pick<Category, 'categoryId' | 'categoryName' | 'categoryAlias' | 'icon'>
}
export type ShownCategory = Pick<Category, 'categoryId' | 'categoryName' | 'offerCount'>

/** The areas of a home page with the fields that it shows. */
export interface ShownAreas extends Omit<HomeAreas, 'hotGames' | 'brandCategories' | 'hotCategories'> {
  hotGames?: { title?: string | undefined; brands: ShownBrand[] }
  brandCategories?: { entries: ShownPair[] }
  hotCategories?: { categories: ShownCategory[] }
}

const shownPair = ({ brand, category }: { brand: Brand; category: Category }): ShownPair => ({
  brand: {
    ...{ brandId: brand.brandId, brandName: brand.brandName },
    ...{ brandAlias: brand.brandAlias, coverUrl: brand.coverUrl },
  },
  category: {
    ...{ categoryId: category.categoryId, categoryName: category.categoryName },
    ...{ categoryAlias: category.categoryAlias, icon: category.icon },
  },
})

/** Keeps only the shown fields of the areas, because the HTML also contains the page's data for hydration. */
export function shownAreas({ hotGames, brandCategories, hotCategories, comments, ...others }: HomeAreas): ShownAreas {
  return {
    ...others,
    ...(hotGames && { hotGames: { title: hotGames.title, brands: hotGames.brands.map(shownBrand) } }),
    ...(comments && { comments: { ...comments, comments: comments.comments.slice(0, mostComments) } }),
    ...(brandCategories && { brandCategories: { entries: brandCategories.entries.map(shownPair) } }),
    ...(hotCategories && {
      hotCategories: {
        categories: hotCategories.categories.map(({ categoryId, categoryName, offerCount }) => ({
          ...{ categoryId, categoryName, offerCount },
        })),
      },
    }),
  }
}
