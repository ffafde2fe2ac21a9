import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'تغييرات مجدولة',
  lead: 'يُنفَّذ كل تغيير مرة واحدة في وقته. يمكن أن ينتظر {max} على الأكثر، ولمدة سنة مقبلة على الأكثر.',
  add: 'جدولة تغيير',
  kind: 'ما الذي يتغير',
  kinds: '{kind, select, price {السعر} show {عرض للبيع} other {سحب من البيع}}',
  price: 'السعر الجديد بعملة USD',
  'price-wrong': 'أدخل سعرًا من 0.01 إلى 1,000,000',
  at: 'متى',
  'at-hint': 'حسب منطقتك الزمنية، {zone}',
  past: 'اختر وقتًا في المستقبل خلال سنة على الأكثر',
  plan: 'جدولة هذا التغيير',
  planned: 'في الانتظار',
  none: 'لا شيء مجدول لهذا العرض.',
  what: 'التغيير',
  when: 'الوقت',
  'price-to': '{kind, select, price {السعر {price}} show {معروض للبيع} other {غير معروض}}',
  cancel: 'إلغاء هذه الخطة',
  over: 'منتهية',
  state: '{state, select, done {نُفِّذ} failed {لم يُنفَّذ} other {أُلغي}}',
  failure:
    '{reason, select, offer_sold_out {كان العرض قد نفد} seller_suspended {كان حسابك كبائع موقوفًا} rate_limited {تغيّر السعر كثيرًا في ذلك اليوم} not_found {لم يعد العرض موجودًا} other {حالة العرض لم تسمح بذلك}}',
}
