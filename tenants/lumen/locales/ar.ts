import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that lumen overrides; all others are the product's. */
export const ar: NonNullable<NonNullable<TenantInput['overrides']>['ar']> = {
  'catalog.homeTitle': 'حسابات وعملات وعناصر ألعاب، محفوظة حتى تصل إليك',
  'catalog.heroTitle': 'العب بلا حدود. وادفع بأمان.',
  'catalog.heroLead': 'تحتفظ {shop} بأموالك حتى تصل السلعة إلى يديك. {gamers} لاعب و{games} لعبة وسعر واحد صريح.',
  'shell.footerNote': 'تبقى أموالك لدينا حتى تقول إن طلبك وصل.',
}
