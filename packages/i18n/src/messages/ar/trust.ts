import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {تم التحقق: {title}} failed {لم يتم التحقق: {title}} withdrawn {سُحبت العلامة: {title}} other {انتهت العلامة: {title}}}',
  'mail-body':
    '{news, select, verified {صورك تطابق عرضك. يعرض المتجر الآن العلامة بتاريخ اليوم.} failed {لم تُظهر صورك كل شيء. إليك ما كان ناقصًا، ويمكنك الطلب من جديد.} withdrawn {سحب الموظفون علامة عرضك. السبب أدناه.} other {أصبحت علامة عرضك قديمة. يمكنك الطلب من جديد بصور جديدة.}}',
  'mark-mail-subject': '{given, select, yes {حصل متجرك على علامة جديدة} other {سُحبت علامة من متجرك}}',
  'mark-mail-body':
    '{given, select, yes {يعرض المتجر الآن بتاريخ اليوم: {mark, select, identity {تم التحقق من الهوية} other {التعويض}}.} other {لم يعد المتجر يعرض: {mark, select, identity {تم التحقق من الهوية} other {التعويض}}. السبب أدناه.}}',
  'act-ask': 'طلب التحقق',
  'act-take': 'تولّى طلب تحقق',
  'act-report': 'كتب تقريرًا عن عرض',
  'act-withdraw': 'سحب علامة عرض',
  'act-days': 'حدد مدة العلامة',
  'act-insurance': 'غيّر العروض المؤمَّن عليها',
  'act-limit': 'غيّر حد التأمين',
  'act-answer': 'ردّ على تغيير في التأمين',
  'act-mark': 'منح علامة بائع أو سحبها',
  'may-view': 'رؤية طلبات التحقق',
  'may-decide': 'كتابة تقارير عن العروض',
  'may-settings': 'تحديد مدة العلامة',
  'may-insurance-view': 'رؤية العروض المؤمَّن عليها',
  'may-insurance-edit': 'تغيير العروض المؤمَّن عليها',
  'may-mark': 'منح علامات البائعين وسحبها',
}
