import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'المهام والرسائل',
  lead: 'ما لا يستمر من تلقاء نفسه: أعمال تفشل ورسائل تنتظر، وهل توجد نسخة احتياطية.',
  jobs: 'المهام',
  counts: 'متروكة: {dead} · تُعاد محاولتها: {failing} · متأخرة: {late}',
  subject: 'الموضوع',
  'subject-name':
    '{subject, select, order {طلب} payment {دفعة} payout {صرف} rental {إيجار} pass {Family Game PASS} offer {عرض} content {محتوى} message {رسالة} seller {بائع أو عميل} program {برنامج الشركة} other {صيانة}}',
  state: '{state, select, dead {متروكة} other {تفشل}}',
  attempts: 'المحاولات',
  'attempts-of': '{n} من {total}',
  next: 'المحاولة التالية',
  failure: 'ما الخطأ',
  retry: 'إعادة التشغيل',
  retried: 'تعمل المهمة من جديد الآن.',
  mails: 'رسائل البريد الإلكتروني',
  'mail-counts': 'تنتظر: {waiting} · متروكة: {failed}',
  'mail-subject': 'العنوان',
  'sign-in-code': 'رمز دخول',
  host: 'إلى',
  written: 'كُتبت',
  'retry-mails': 'إعادة إرسالها كلها',
  'mails-retried':
    '{n, plural, zero {لا تُعاد أي رسالة.} one {تُعاد رسالة واحدة.} two {تُعاد رسالتان.} few {تُعاد # رسائل.} many {تُعاد # رسالة.} other {تُعاد # رسالة.}}',
  backups: 'النسخ الاحتياطية',
  'no-backup': 'لا توجد نسخة احتياطية في مجلد هذه البوابة.',
  newest:
    '{n, plural, zero {الأحدث في {date}؛ لا يُحتفظ بأي نسخة.} one {الأحدث في {date}؛ يُحتفظ بنسخة.} two {الأحدث في {date}؛ يُحتفظ بنسختين.} few {الأحدث في {date}؛ يُحتفظ بـ # نسخ.} many {الأحدث في {date}؛ يُحتفظ بـ # نسخة.} other {الأحدث في {date}؛ يُحتفظ بـ # نسخة.}}',
  every:
    '{n, plural, zero {تؤخذ نسخة باستمرار.} one {تؤخذ نسخة كل دقيقة.} two {تؤخذ نسخة كل دقيقتين.} few {تؤخذ نسخة كل # دقائق.} many {تؤخذ نسخة كل # دقيقة.} other {تؤخذ نسخة كل # دقيقة.}}',
  elsewhere: 'هذه البوابة لا تأخذ نسخًا من تلقاء نفسها.',
  'trial-ok': 'في {date} استُعيدت نسخة {from} للتجربة وكان كل شيء سليمًا.',
  'trial-failed': 'فشلت الاستعادة التجريبية في {date}. افحص النسخ الآن.',
  'no-trial': 'لم تُستعد أي نسخة للتجربة بعد.',
  'trial-lead': 'لا قيمة لنسخة لم تُستعد قط. يشرح دليل التثبيت كيف تفعل ذلك بانتظام.',
  'may-view': 'عرض المهام والرسائل المنتظرة والنسخ الاحتياطية',
  'may-retry': 'إعادة المهام والرسائل الفاشلة',
  'act-retry': 'أعاد تشغيل مهمة فاشلة',
  'act-mails': 'أعاد إرسال الرسائل الفاشلة',
}
