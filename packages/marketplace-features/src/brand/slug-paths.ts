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

/** Where a thing is found, by the slugs the shop has now; by those that came with it where it has none. */
export const placeOf = (aliases: Aliases, { brandId, brandAlias, categoryId, categoryAlias }: Placed) => ({
  brand: paths.brand(aliases.brands[brandId] ?? brandAlias),
  category: categoryPath(aliases, brandId, categoryId) ?? paths.brandCategory(brandAlias, categoryAlias),
})
