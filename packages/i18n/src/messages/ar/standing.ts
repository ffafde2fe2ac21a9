import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'البائعون',
  'sellers-lead': 'كل من يبيع هنا وما يُسمح له به.',
  find: 'ابحث بالاسم أو الرقم',
  search: 'بحث',
  none: 'لا بائع مطابق.',
  'standing-label': 'الوضع',
  standing: '{standing, select, active {نشط} vacation {في إجازة} suspended {موقوف} banned {محظور} other {{standing}}}',
  means:
    '{standing, select, active {كل شيء معروض للبيع.} vacation {تبقى العروض ظاهرة ولا يمكن شراؤها. تستمر الطلبات الجارية والصرف.} suspended {العروض مسحوبة والصرف موقوف. يجب تسليم الطلبات الجارية.} banned {العروض مسحوبة والصرف موقوف ولا يمكن للمشترين بدء محادثات. يُرد ثمن ما لم يُسلَّم.} other {}}',
  change: 'تغيير الوضع',
  reason: 'السبب الذي سيقرؤه البائع',
  since: 'منذ {date}',
  until: 'حتى {date}',
  history: 'السجل',
  'history-none': 'لم يتغير الوضع قط.',
  by: 'بواسطة',
  orders: 'الطلبات',
  offers: 'العروض',
  vacation: 'إجازة',
  'vacation-lead': 'أثناء غيابك يرى المشترون عروضك ولا يمكنهم شراؤها. وتظل تسلّم ما اشتُري قبل ذلك.',
  'vacation-until': 'أول يوم بعد العودة (فارغ لمدة مفتوحة)',
  'vacation-wrong': 'اختر يومًا في المستقبل خلال سنة على الأكثر',
  'vacation-start': 'بدء الإجازة',
  'vacation-end': 'إنهاء الإجازة',
  'mail-subject':
    'حساب البائع الخاص بك: {standing, select, active {نشط من جديد} suspended {موقوف} banned {محظور} other {{standing}}}',
}
