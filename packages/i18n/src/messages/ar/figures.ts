import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'الأرقام',
  lead: 'ما باعه المتجر وما آل إليه. المبالغ هي مجاميع دفتر الحسابات. الأوقات بالتوقيت العالمي UTC.',
  days: '{days, select, 1 {اليوم} 7 {7 أيام} 30 {30 يومًا} 90 {90 يومًا} other {سنة}}',
  money: 'المال',
  currency: 'العملة',
  paid: 'مدفوع من المشترين',
  refunded: 'مسترد',
  'charged-back': 'استردته البنوك',
  coupons: 'قسائم المتجر',
  take: 'العمولة والرسوم',
  'no-money': 'لم يتحرك أي مال في هذه المدة.',
  steps: 'من المشاهدة إلى الطلب',
  begun: 'طلبات بدأت',
  'of-them-paid': 'المدفوع منها',
  'of-them-confirmed': 'المؤكد منها',
  brands: 'الألعاب الأكثر مبيعًا',
  sellers: 'البائعون الأكثر طلبات',
  name: 'الاسم',
  none: 'لم يُبع شيء في هذه المدة.',
  'may-view': 'عرض أرقام المتجر',
}
