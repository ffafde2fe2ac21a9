import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'الإبلاغ عن بائع',
  lead: 'أخبرنا بما حدث وأرفق ما يثبته. تنظر خدمة العملاء في كل بلاغ، ولا يعرف البائع من أبلغ عنه.',
  about: 'بلاغك بخصوص',
  order: 'الطلب {id}',
  choose: 'عن أي بائع تريد الإبلاغ؟',
  'choose-lead': 'افتح متجر البائع أو طلبك واختر هناك «الإبلاغ عن هذا البائع».',
  'to-orders': 'طلباتي',
  reason: 'السبب',
  'reason-missing': 'يُرجى اختيار سبب',
  'reason-placeholder': 'اختر السبب',
  reasons:
    '{reason, select, scam {احتيال} not_delivered {لم يتم التسليم} recovered_account {استرجع الحساب بعد بيعه} wrong_goods {منتج مختلف عن المعروض} rude {إساءة أو تهديد} off_platform {يريد التعامل خارج هذا الموقع} other {سبب آخر}}',
  explanation: 'ماذا حدث؟',
  'explanation-hint': 'متى حدث ذلك، وعلى ماذا اتفقتما، وماذا قيل.',
  evidence: 'لقطات شاشة تثبت ذلك',
  send: 'إرسال البلاغ',
  sent: 'شكرًا لك. أُرسل بلاغك وسيُنظر فيه.',
  problems: 'يُرجى مراجعة البلاغ',
  mine: 'بلاغاتي',
  empty: 'لم تبلّغ عن أحد.',
  state: '{state, select, open {قيد المراجعة} approved {تم التأكيد} other {لم يتم التأكيد}}',
  points:
    '{count, plural, zero {لا نقاط} one {حصلت على نقطة واحدة} two {حصلت على نقطتين} few {حصلت على # نقاط} many {حصلت على # نقطة} other {حصلت على # نقطة}}',
  answer: 'خدمة العملاء: {note}',
}
