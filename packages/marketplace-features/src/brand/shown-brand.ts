import type { Brand } from '@tradepost/contract'

/** The part of a brand that a wall of brands shows. */
export type ShownBrand = Pick<
  Brand,
  'brandId' | 'brandName' | 'brandAlias' | 'coverUrl' | 'coverWideUrl' | 'offerCount'
>

export const shownBrand = (brand: Brand): ShownBrand => ({
  brandId: brand.brandId,
  brandName: brand.brandName,
  brandAlias: brand.brandAlias,
  coverUrl: brand.coverUrl,
  coverWideUrl: brand.coverWideUrl,
  offerCount: brand.offerCount,
})
