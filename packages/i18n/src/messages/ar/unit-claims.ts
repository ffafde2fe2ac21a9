import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'إحدى الوحدات لا تعمل',
  lead: 'لدى البائع {hours} ساعة لاستبدال الوحدة أو رد ثمنها. لا يكتمل طلبك حتى ذلك الحين.',
  unit: 'أي وحدة لا تعمل؟',
  unitHint: 'تظهر الأحرف الأخيرة من كل رمز أو اسم دخول.',
  kind: 'ما المشكلة؟',
  kindName:
    '{kind, select, used {مستخدم من قبل} invalid {غير صالح} region {منطقة خاطئة} locked {الحساب مقفل} other {شيء آخر}}',
  statement: 'ماذا حدث؟',
  statementHint: 'اذكر ما فعلته وما رأيته. لا تكتب الرمز نفسه.',
  send: 'إبلاغ البائع',
  sent: 'أُبلغ البائع بأن الوحدة لا تعمل.',
  noUnits: 'لا يمكن الآن تقديم مطالبة عن أي وحدة في هذا الطلب.',
  moreUnits: 'وحدات أخرى',
  unitMissing: 'اختر الوحدة التي لا تعمل',
  kindMissing: 'اختر المشكلة',
  about: 'الوحدة {masked}: {kind}',
  answerName:
    '{answer, select, replaced {استبدل البائع الوحدة.} refunded {أُعيد ثمن الوحدة.} refused {رفض البائع.} unanswered {لم يرد البائع في الوقت المحدد.} withdrawn {سحب المشتري المطالبة.} other {انتهت بقرار بشأن الطلب كله.}}',
  refunded: 'أُعيد مبلغ {amount}.',
  waits: 'يرد البائع حتى {date}.',
  withdraw: 'يعمل الآن',
  withdrawn: 'سحبت المطالبة.',
}
