import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'التنبيهات',
  lead: 'نتائج عن المال والأمان، الأحدث أولًا. لكل تنبيه مسؤول وينتهي بملاحظة.',
  states: '{state, select, open {للفحص} done {مغلقة} other {مسجّلة فقط}}',
  state: '{state, select, open {للفحص} done {مغلق} other {مسجّل}}',
  source: '{source, select, finance {المال} reconciliation {دفاتر المزوّد} other {الأمان}}',
  ref: '{kind, select, order {الطلب {id}} seller {البائع {id}} user {الشخص {id}} payment {الدفعة {id}} payout {التحويل {id}} other {{id}}}',
  owner: 'يتولّاه {name}',
  'no-owner': 'لا مسؤول بعد',
  take: 'سأتولّاه',
  note: 'ما انتهى إليه الأمر',
  'note-missing': 'اذكر ما انتهى إليه الأمر',
  close: 'إغلاق التنبيه',
  acted: '{done, select, taken {أنت تتولّاه الآن.} other {أُغلق التنبيه.}}',
  'none-title': 'كل شيء هادئ',
  none: 'لا توجد تنبيهات بهذه الحالة.',
  kind: '{kind, select, amount_mismatch {دفعة بمبلغ مختلف} charged_back {دفعة مستردة من البنك} deposit_in_vain {تأمين دُفع بلا جدوى} dispute_lost {خسارة نزاع استرداد} dispute_opened {مشترٍ يسترد دفعة} gift_limit {بلوغ حد هدايا الفريق} missing_there {دفعة لا يعرفها المزوّد} missing_here {دفعة لا يعرفها المتجر} not_delivered {طلب مدفوع تعذّر تسليمه} paid_without_goods {مدفوع ولا يوجد ما يُسلَّم} pass_paid_in_vain {اشتراك دُفع بلا جدوى} payout_contradicts {المزوّد يناقض تحويلًا} payout_unanswered {تحويل بلا رد} unknown_payment {دفعة بلا شراء} unit_of_another_seller {وحدة أضافها بائع آخر أيضًا} rate_jump {قفز سعر من المصدر} rate_too_old {سعر صرف قديم جدًا} backup_not_restorable {نسخة احتياطية تتعذر استعادتها} backup_failed {نسخة احتياطية فشلت} identity_not_erased {تحقق من هوية لم يمحه مقدّم الخدمة} login_attack {محاولة تخمين كلمات المرور} refresh_reused {نُسخت جلسة دخول} refresh_foreign_client {جلسة استخدمها برنامج آخر} captured_differs {خصم المزوّد مبلغًا مختلفًا} refunded_differs {ردّ المزوّد مبلغًا مختلفًا} privileged_grant_refused {برنامج طلب التصرف باسم مستخدم بلا حق} factor_reset {أُعيد ضبط العامل الثاني} open_login_refused {رُفض دخول عبر موقع آخر} handoff_refused {تعذّر نقل جلسة الدخول} refresh_in_url {أُرسلت جلسة دخول في عنوان} webhook_off {أُوقف خطاف ويب} other {{kind}}}',
}
