import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that kiba overrides; all others are the product's. */
export const zh: NonNullable<NonNullable<TenantInput['overrides']>['zh']> = {
  'catalog.heroTitle': '心仪的那一款，来自可信的卖家。',
  'shell.footerNote': '在你确认收到之前，货款不会转给卖家。',
}
