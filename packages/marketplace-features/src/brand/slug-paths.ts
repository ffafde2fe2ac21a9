import { paths } from '../kernel/paths/index.ts'
import type { Aliases } from '../kernel/server.ts'

interface Placed {
  brandId: string
  brandAlias: string
  categoryId: string
  categoryAlias: string
}

/** The page of a kind of goods of a game by ids alone; undefined where the shop has none. */
export function categoryPath({ brandCategories }: Aliases, brandId: string, categoryId: string): string | undefined {
  const [brand, category] = brandCategories[`${brandId}-${categoryId}`]?.split('/') ?? []
  return brand && category ? paths.brandCategory(brand, category) : undefined
}

/** The pages of an offer's brand and category, by the shop's current slugs; by the offer's own where the shop has none. */
export const placeOf = (aliases: Aliases, { brandId, brandAlias, categoryId, categoryAlias }: Placed) => ({
  brand: paths.brand(aliases.brands[brandId] ?? brandAlias),
  category: categoryPath(aliases, brandId, categoryId) ?? paths.brandCategory(brandAlias, categoryAlias),
})
