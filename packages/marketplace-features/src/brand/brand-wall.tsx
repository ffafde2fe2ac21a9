import { GameCard } from '@tradepost/ui-kit/game-card'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { useShortCount } from '../kernel/use-count.ts'
import { CoverWall, wallCover } from '../page/cover-wall.tsx'
import * as css from './brand-wall.css.ts'
import type { ShownBrand } from './shown-brand.ts'

interface BrandWallProps {
  brands: readonly ShownBrand[]
  /** The number of covers that are visible without scrolling, which load at once. */
  eager?: number
  headingLevel?: 2 | 3
  /** One row that scrolls sideways instead of a wall. */
  strip?: boolean
  /** If set, each cover links to this category of the brand instead of to the brand's page. */
  categoryAlias?: string
}

/** Brands as cover cards. */
export function BrandWall({ brands, eager = 0, headingLevel = 3, strip = false, categoryAlias }: BrandWallProps) {
  const short = useShortCount()
  const cells = brands.map((brand, index) => (
    <GameCard
      key={brand.brandId}
      element="li"
      className={css.cell}
      href={categoryAlias ? paths.brandCategory(brand.brandAlias, categoryAlias) : paths.brand(brand.brandAlias)}
      as={ShopAnchor}
      headingLevel={headingLevel}
      title={brand.brandName}
      meta={short(brand.offerCount, 'catalog.offers')}
      cover={wallCover(brand.coverUrl, index < eager)}
    />
  ))
  return strip ? <ul className={css.strip}>{cells}</ul> : <CoverWall>{cells}</CoverWall>
}
