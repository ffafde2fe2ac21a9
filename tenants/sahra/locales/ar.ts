import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that sahra overrides; all others are the product's. */
export const ar: NonNullable<NonNullable<TenantInput['overrides']>['ar']> = {
  'catalog.homeTitle': 'سوق الألعاب: حسابات وعملات وشحن',
  'catalog.heroTitle': 'سوقك للألعاب، بضمان حتى الاستلام',
  'catalog.heroLead':
    'أهلًا بك في {shop}: سوق يجمع {gamers} لاعب و{games} لعبة. اختر، ادفع، ولا يستلم البائع شيئًا حتى تؤكد.',
  'shell.searchPlaceholder': 'عمّ تبحث اليوم؟',
  'shell.sell': 'افتح متجرك',
  'shell.footerNote': 'الأمانة أولًا: لا يُدفع للبائع إلا بعد تأكيدك.',
}
