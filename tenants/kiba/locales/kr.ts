import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that kiba overrides; all others are the product's. */
export const kr: NonNullable<NonNullable<TenantInput['overrides']>['kr']> = {
  'catalog.heroTitle': '찾던 바로 그 상품을, 믿을 만한 판매자에게서.',
  'shell.footerNote': '상품을 확인할 때까지 대금은 판매자에게 지급되지 않아요.',
}
