import type { TenantInput } from '@tradepost/tenant-config'

/** What kiba says in its own words; everything else is the product's. */
export const kr: NonNullable<NonNullable<TenantInput['overrides']>['kr']> = {
  'catalog.heroTitle': '찾던 그것을, 믿을 수 있는 상대에게서.',
  'shell.footerNote': '상품을 확인하실 때까지 대금은 움직이지 않습니다.',
}
