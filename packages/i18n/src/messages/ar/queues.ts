import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'بلاغات عن البائعين',
  'reports-lead': 'الأقدم أولًا. يحصل المشتري على نقاط عند تأكيد بلاغه، ولا يعرف البائع من أبلغ.',
  'reports-none': 'لا توجد بلاغات بهذه الحالة.',
  'report-hint': 'سيقرؤها المشتري.',
  'report-yes': 'تأكيد البلاغ',
  'report-no': 'عدم التأكيد',
  complaints: 'شكاوى الإيجار',
  'complaints-lead': 'مستأجرون لا يمكنهم تسجيل الدخول. قبول الشكوى ينهي الإيجار ويعيد G Coin.',
  'complaints-none': 'لا توجد شكاوى بهذه الحالة.',
  'complaint-hint': 'سيقرؤها المستأجر. اذكر ما جرّبته.',
  'complaint-yes': 'قبول ورد المبلغ',
  'complaint-no': 'رفض',
  answer: 'الرد',
  'buyer-number': 'المشتري {number}',
  state: '{state, select, open {بانتظار القرار} approved {مؤكدة} accepted {مقبولة} other {مرفوضة}}',
  done: '{state, select, open {بانتظار شخص ثانٍ.} other {تم القرار.}}',
  'none-title': 'لا شيء هنا',
}
