import { paths } from '../kernel/paths/index.ts'
import type { Aliases } from '../kernel/server.ts'

interface Placed {
  brandId: string
  brandAlias: string
  categoryId: string
  categoryAlias: string
}

/** Path of a brand category by ids; undefined if the site has no such page. */
export function categoryPath({ brandCategories }: Aliases, brandId: string, categoryId: string): string | undefined {
  const [brand, category] = brandCategories[`${brandId}-${categoryId}`]?.split('/') ?? []
  return brand && category ? paths.brandCategory(brand, category) : undefined
}

/** Paths of an offer's brand and category. Uses the site's aliases, or the offer's own aliases if the site has none. */
export const placeOf = (aliases: Aliases, { brandId, brandAlias, categoryId, categoryAlias }: Placed) => ({
  brand: paths.brand(aliases.brands[brandId] ?? brandAlias),
  category: categoryPath(aliases, brandId, categoryId) ?? paths.brandCategory(brandAlias, categoryAlias),
})
